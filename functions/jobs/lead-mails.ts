import { isAskedLinks } from '../data/mail/lost-links.ts';
import * as clock from '../runtime/clock.ts';
import { leadStreamJob } from '../runtime/lead-stream-job.ts';
import { mailLostLinks } from '../use-cases/mail/mail-lost-links.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

/**
 * Performs new leads' tasks at once, and answers whoever has lost a link. Failures are retried a few times, then
 * left to the sweep.
 */
export const handler = leadStreamJob('lead-mails', {
  lead: (leadId, context) => performTasks(leadId, clock.now(), context),
  other: async (id) => !isAskedLinks(id) || mailLostLinks(id, clock.now()),
});
