import { fileURLToPath } from 'node:url';

/** Beside the production build, which leaves the sample content out. */
export const siteFolder = fileURLToPath(new URL('../../.build/local-site', import.meta.url));
