import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { mendSite } from '../use-cases/content/mend-site.ts';

/** What is over leaves the site by itself. */
export const handler = job('site-mending', (_event: unknown): Promise<void> => mendSite(clock.now()));
