import { askToPublish, publishes } from '../../data/content/publishes.ts';
import { showsOther } from '../../data/content/shown-mark.ts';
import { siteContent } from './site-content.ts';

/** After a failure. */
const tryAgainAfterMs = 120_000;

/** Who is said to have published what no admin did. */
const author = 'the site';

/**
 * Publishes anew, without any draft, once the site should show something else than its pages do: an announcement is
 * over, a review was approved or withdrawn.
 */
export async function mendSite(now: string): Promise<void> {
  if (!(await showsOther(await siteContent(now)))) return;
  const [latest] = await publishes(1);
  if (latest?.state === 'running') return;
  const isRecent = latest && Date.parse(now) - Date.parse(latest.asked_at) < tryAgainAfterMs;
  if (latest?.state === 'failed' && isRecent) return;
  await askToPublish({ author, asked_at: now, changes: [] });
}
