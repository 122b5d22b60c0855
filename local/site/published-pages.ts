import { GetObjectCommand } from '@aws-sdk/client-s3';
import { storage } from '#functions/data/clients.ts';
import { publishes } from '#functions/data/content/publishes.ts';
import { storedHashes } from '#functions/data/site/site-files.ts';
import { loadJob, type Run } from '../jobs/load-job.ts';
import { BUCKETS } from '../names.ts';
import type { Services } from '../services.ts';
import type { OpenSite } from './site.ts';

async function stored(key: string) {
  const { Body, Metadata } = await storage().send(new GetObjectCommand({ Bucket: BUCKETS.site, Key: key }));
  return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), status: Metadata?.status };
}

/** Serves what was published in the place of what was built: at the start after the job, as on a deployment. */
export async function servePublished(
  site: OpenSite,
  services: Services,
  run: Run,
): Promise<() => Promise<void>> {
  const show = async (key: string) => {
    const { content, status } = await stored(key);
    site.replace(`/${key}`, content, status);
  };
  const wasPublished = (await publishes(1)).length > 0;
  if (wasPublished) {
    const deploy = await loadJob<object>('publish-site', run);
    await deploy({}, new AbortController().signal);
    await Promise.all([...(await storedHashes()).keys()].map(show));
  }
  return services.storage.subscribe({ bucket: BUCKETS.site, prefix: '' }, ({ detail }) =>
    show(detail.object.key),
  );
}
