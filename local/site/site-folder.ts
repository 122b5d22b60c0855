import { fileURLToPath } from 'node:url';

/** Beside the production build, which leaves the sample content out. */
export const siteFolder = fileURLToPath(new URL('../../.build/local-site', import.meta.url));

/** What renders pages, where there are none. */
export const noPages = fileURLToPath(new URL('no-pages', import.meta.url));
