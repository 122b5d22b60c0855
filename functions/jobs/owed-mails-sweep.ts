import { addHours } from '#domain/los-angeles.ts';
import { isEmail, type Task } from '#domain/tasks.ts';
import { countOwingSince, dueLeadIds } from '../data/lead-tasks.ts';
import * as clock from '../runtime/clock.ts';
import { type JobContext, job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { recordMetric } from '../runtime/metric.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

/** Owing longer than this is an alarm: an outage, or a lead that cannot be worked on. */
const longMinutes = 15;
/** No lead is taken up when less than this is left. */
const reserveMs = 15_000;

type Wanted = (task: Task) => boolean;

async function perform(leadId: string, context: JobContext, isWanted: Wanted): Promise<boolean> {
  try {
    return await performTasks(leadId, clock.now(), context, isWanted);
  } catch (error) {
    // A poisoned lead must not hold up those behind it.
    log.error('tasks not performed', { cause: causeOf(error) });
    return false;
  }
}

/** Performs tasks of leads, the longest due first, as far as the time allows. Answers how many leads failed. */
async function work(ids: AsyncIterable<string>, context: JobContext, isWanted: Wanted): Promise<number> {
  let failed = 0;
  for await (const leadId of ids) {
    if (context.getRemainingTimeInMillis() < reserveMs) break;
    if (!(await perform(leadId, context, isWanted))) failed += 1;
  }
  return failed;
}

async function recordOwedForLong(): Promise<void> {
  const before = addHours(clock.now(), -longMinutes / 60);
  recordMetric('owedForLong', await countOwingSince(before));
}

/**
 * Records how many leads owe for long, then performs what is due: emails before photos, whose storage may hang. The
 * count comes first: services that hang may outlast the run, and then the alarm must hear of it.
 */
export const handler = job('owed-mails-sweep', async (_event: unknown, context): Promise<void> => {
  // A day without a lead is thereby a day with figures, which an alarm can tell from one without any.
  recordMetric('leads', 0);
  await recordOwedForLong();
  const unsent = await work(dueLeadIds('emails', clock.now()), context, isEmail);
  const unkept = await work(dueLeadIds('photos', clock.now()), context, () => true);
  if (unsent + unkept > 0) log.warn('leads still owe', { count_leads: unsent + unkept });
});
