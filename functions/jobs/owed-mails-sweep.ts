import { countOwingSince, owingLeadIds } from '../data/lead-tasks.ts';
import { job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { recordMetric } from '../runtime/metric.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

/** Owing longer than this is an alarm: an outage, or a lead that cannot be worked on. */
const longMinutes = 15;
/** No lead is taken up when less than this is left. */
const reserveMs = 15_000;

async function perform(leadId: string): Promise<boolean> {
  try {
    return await performTasks(leadId, new Date().toISOString());
  } catch (error) {
    // A poisoned lead must not hold up those behind it.
    log.error('tasks not performed', { cause: causeOf(error) });
    return false;
  }
}

async function recordOwedForLong(): Promise<void> {
  const before = new Date(Date.now() - longMinutes * 60_000).toISOString();
  recordMetric('owedForLong', await countOwingSince(before));
}

/**
 * Records how many leads owe for long, then does what leads owe, oldest first, as far as the time allows. The
 * count comes first: services that hang may outlast the run, and then the alarm must hear of it.
 */
export const handler = job('owed-mails-sweep', async (_event: unknown, context): Promise<void> => {
  // A day without a lead is thereby a day with figures, which an alarm can tell from one without any.
  recordMetric('leads', 0);
  await recordOwedForLong();
  let failed = 0;
  for await (const leadId of owingLeadIds()) {
    if (context.getRemainingTimeInMillis() < reserveMs) break;
    if (!(await perform(leadId))) failed += 1;
  }
  if (failed > 0) log.warn('leads still owe', { count_leads: failed });
});
