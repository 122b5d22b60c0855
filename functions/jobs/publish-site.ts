import type { DynamoDBStreamEvent } from 'aws-lambda';
import { job } from '../runtime/job.ts';
import { publishSite } from '../use-cases/content/publish-site.ts';
import { siteRenderer } from '../use-cases/content/site-renderer.ts';

/** Fed by presses of Publish; a deployment calls it without one. Fails while another run is at work: it comes again. */
export const handler = job(
  'publish-site',
  async (event: Partial<DynamoDBStreamEvent>, context): Promise<void> => {
    const reason = event.Records ? 'publish' : 'deployment';
    if (!(await publishSite(await siteRenderer(), reason, context)))
      throw new Error('Another run writes the pages.');
  },
);
