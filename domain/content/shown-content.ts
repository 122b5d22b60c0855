import type { ApprovedReview } from '../review/approved-review.ts';
import type { Announcement } from './announcement.ts';
import type { Content } from './content.ts';

export const noAnnouncement: Announcement = { text: '' };

/** What pages are made of: the owner's content, and what others wrote that may stand beside it. */
export interface SiteContent extends Content {
  /** Last written first. */
  readonly approved: readonly ApprovedReview[];
}

const isOver = ({ ends_at }: Announcement, now: string): boolean => ends_at !== undefined && ends_at <= now;

/** What stands on the site at a moment: of what has an end, nothing from then on. */
export const shownContent = (
  content: Content,
  approved: readonly ApprovedReview[],
  now: string,
): SiteContent => ({
  ...content,
  announcement: isOver(content.announcement, now) ? noAnnouncement : content.announcement,
  approved,
});
