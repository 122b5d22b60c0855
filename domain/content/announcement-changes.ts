import { formatMoment } from '../los-angeles.ts';
import type { Announcement } from './announcement.ts';
import { isSameContent } from './content.ts';
import type { ChangesOf } from './content-rules.ts';

const endWords = ({ ends_at }: Announcement, now: string): string => {
  if (ends_at === undefined) return '';
  return ends_at > now ? `, down by itself ${formatMoment(ends_at, now)}` : ', over already';
};

/** `Announcement on every page: “Closed April 5 to 11.”, down by itself Sun, Apr 11, 6:00 PM`. */
export const announcementChanges: ChangesOf<'announcement'> = (before, after, now) => {
  if (isSameContent(before, after)) return [];
  const words =
    after.text === ''
      ? `Announcement taken down: “${before.text}”`
      : `Announcement on every page: “${after.text}”${endWords(after, now)}`;
  return [{ key: 'announcement', words, without: before }];
};
