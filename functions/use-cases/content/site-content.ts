import { type BesideContent, type SiteContent, shownContent } from '#domain/content/shown-content.ts';
import { publishedContent } from '../../data/content/whole-content.ts';
import { approvedReviews } from '../../data/review/approved-reviews.ts';
import { newestSettings } from '../../data/settings/settings.ts';

export async function besideContent(): Promise<BesideContent> {
  const [approved, { settings }] = await Promise.all([approvedReviews(), newestSettings()]);
  return { approved, profile_url: settings.profile_url, answer_time: settings.answer_time };
}

/** What the site shows at a moment. */
export async function siteContent(now: string): Promise<SiteContent> {
  const [published, beside] = await Promise.all([publishedContent(), besideContent()]);
  return shownContent(published, beside, now);
}
