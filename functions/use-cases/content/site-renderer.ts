import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '#domain/content/site-renderer.ts';
import { env } from '../../runtime/env.ts';

/** The build's own code for pages, which lies beside the function. */
export const siteRenderer = (): Promise<SiteRenderer> =>
  import(pathToFileURL(join(env('SITE_SERVER'), 'site-server.js')).href);
