import { isLeased } from '../data/content/publish-lease.ts';
import { askToPublish, publishes } from '../data/content/publishes.ts';
import { showsOther } from '../data/content/shown-mark.ts';
import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { log } from '../runtime/log.ts';
import { recordMetric } from '../runtime/metric.ts';
import { siteContent } from '../use-cases/content/site-content.ts';

const tryAgainAfterMs = 120_000;
/** Within this long a press of Publish has its run, or waits for another. */
const lostAfterMs = 30_000;

/** Who is said to have published what no admin did. */
const author = 'the site';

/**
 * Publishes anew, without any draft, once the site should show something else than its pages do: an announcement is
 * over, a review was approved or withdrawn. A publish whose run was lost gets another run.
 */
async function mendSite(now: string): Promise<void> {
  const [latest] = await publishes(1);
  const ageMs = latest ? Date.parse(now) - Date.parse(latest.asked_at) : Number.POSITIVE_INFINITY;
  if (latest?.state === 'running') {
    if (ageMs < lostAfterMs || (await isLeased(Date.parse(now)))) return;
    log.error('publish hangs', { publish_id: latest.id });
    recordMetric('publishesFailed', 1);
  } else {
    if (latest?.state === 'failed' && ageMs < tryAgainAfterMs) return;
    if (!(await showsOther(await siteContent(now)))) return;
  }
  await askToPublish({ author, asked_at: now, changes: [] });
}

export const handler = job('site-mending', (_event: unknown): Promise<void> => mendSite(clock.now()));
