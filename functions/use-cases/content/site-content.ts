import { type SiteContent, shownContent } from '#domain/content/shown-content.ts';
import { publishedContent } from '../../data/content/published-content.ts';
import { approvedReviews } from '../../data/review/approved-reviews.ts';

/** What the site shows at a moment. */
export async function siteContent(now: string): Promise<SiteContent> {
  const [published, approved] = await Promise.all([publishedContent(), approvedReviews()]);
  return shownContent(published, approved, now);
}
