import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { SiteRenderer } from '#domain/content/site-renderer.ts';
import { env } from '../runtime/env.ts';
import { job } from '../runtime/job.ts';
import { publishSite } from '../use-cases/content/publish-site.ts';

/** The build's own code for pages, which lies beside this function. */
const rendererOf = (folder: string): Promise<SiteRenderer> =>
  import(pathToFileURL(join(folder, 'site-server.js')).href);

/** Fed by presses of Publish; a deployment calls it without one. Fails while another run is at work: it comes again. */
export const handler = job(
  'publish-site',
  async (event: Partial<DynamoDBStreamEvent>, context): Promise<void> => {
    const reason = event.Records ? 'publish' : 'deployment';
    const renderer = await rendererOf(env('SITE_SERVER'));
    if (!(await publishSite(renderer, reason, context))) throw new Error('Another run writes the pages.');
  },
);
