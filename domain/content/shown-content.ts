import { firstAnswerTime } from '../business.ts';
import type { ApprovedReview } from '../review/approved-review.ts';
import type { Announcement } from './announcement.ts';
import type { Content } from './content.ts';

export const noAnnouncement: Announcement = { text: '' };

/** What stands on pages without a draft of its own: what customers wrote, and what the settings say. */
export interface BesideContent {
  /** Last written first. */
  readonly approved: readonly ApprovedReview[];
  /** Where anybody can review the business; empty while there is no such page. */
  readonly profile_url: string;
  /** When an answer usually comes. */
  readonly answer_time: string;
}

export const nothingBeside: BesideContent = { approved: [], profile_url: '', answer_time: firstAnswerTime };

/** What pages are made of. */
export interface SiteContent extends Content, BesideContent {}

const isOver = ({ ends_at }: Announcement, now: string): boolean => ends_at !== undefined && ends_at <= now;

/** What stands on the site at a moment: of what has an end, nothing from then on. */
export const shownContent = (
  content: Content,
  { approved, profile_url, answer_time }: BesideContent,
  now: string,
): SiteContent => ({
  ...content,
  announcement: isOver(content.announcement, now) ? noAnnouncement : content.announcement,
  approved,
  profile_url,
  answer_time,
});
