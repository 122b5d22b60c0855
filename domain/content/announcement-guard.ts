import { isSameContent } from './content.ts';
import type { ContentGuard } from './content-rules.ts';
import { leadsNowhere, noSuchPage } from './site-link.ts';

export const announcementGuard: ContentGuard<'announcement'> = (draft, published, now) => {
  const { link, ends_at } = draft;
  if (isSameContent(draft, published)) return {};
  return {
    ...(link && leadsNowhere(link.to) && { 'link.to': noSuchPage }),
    ...(ends_at !== undefined && ends_at <= now && { ends_at: 'Choose a time that’s still ahead.' }),
  };
};
