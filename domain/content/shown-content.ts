import type { Announcement } from './announcement.ts';
import type { Content } from './content.ts';

export const noAnnouncement: Announcement = { text: '' };

const isOver = ({ ends_at }: Announcement, now: string): boolean => ends_at !== undefined && ends_at <= now;

/** What stands on the site at a moment: of what has an end, nothing from then on. */
export const shownContent = (content: Content, now: string): Content => ({
  ...content,
  announcement: isOver(content.announcement, now) ? noAnnouncement : content.announcement,
});
