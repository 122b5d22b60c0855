import type { Content } from '#domain/content/content.ts';
import { type SiteContent, shownContent } from '#domain/content/shown-content.ts';
import { publishedContent } from '../../data/content/published-content.ts';
import { approvedReviews } from '../../data/review/approved-reviews.ts';

/** What the site shows at a moment, perhaps with drafts in the place of what is published. */
export async function siteContent(now: string, drafts: Partial<Content> = {}): Promise<SiteContent> {
  const [published, approved] = await Promise.all([publishedContent(), approvedReviews()]);
  return shownContent({ ...published, ...drafts }, approved, now);
}
