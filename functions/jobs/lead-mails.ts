import * as clock from '../runtime/clock.ts';
import { leadStreamJob } from '../runtime/lead-stream-job.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

/** Performs new leads' tasks at once. Failures are retried a few times, then left to the sweep. */
export const handler = leadStreamJob('lead-mails', (leadId, context) =>
  performTasks(leadId, clock.now(), context),
);
