import { addHours } from '#domain/los-angeles.ts';
import { isEmail, type Task } from '#domain/tasks.ts';
import { countOwingSince, dueLeadIds } from '../data/lead/lead-tasks.ts';
import { askedLinkIds } from '../data/mail/lost-links.ts';
import { dueDigestIds } from '../data/mail/owner-mails.ts';
import * as clock from '../runtime/clock.ts';
import { type JobContext, job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { recordMetric } from '../runtime/metric.ts';
import { owedForLongMinutes } from '../runtime/metric-names.ts';
import { mailDigest } from '../use-cases/mail/mail-digest.ts';
import { mailLostLinks } from '../use-cases/mail/mail-lost-links.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

/** No further lead is started with less time than this left. */
const reserveMs = 15_000;

type Wanted = (task: Task) => boolean;

const isOfPhotos: Wanted = (task) => !isEmail(task);

async function perform(leadId: string, context: JobContext, isWanted: Wanted): Promise<boolean> {
  try {
    return await performTasks(leadId, clock.now(), context, isWanted);
  } catch (error) {
    log.error('tasks not performed', { cause: causeOf(error) });
    return false;
  }
}

/** Performs due tasks, longest due first, while time allows. Returns how many leads failed. */
async function work(ids: AsyncIterable<string>, context: JobContext, isWanted: Wanted): Promise<number> {
  let failed = 0;
  for await (const leadId of ids) {
    if (context.getRemainingTimeInMillis() < reserveMs) break;
    if (!(await perform(leadId, context, isWanted))) failed += 1;
  }
  return failed;
}

/** Emails of rows beside the leads, longest waiting first. Returns how many are still owed. */
async function mailRows(
  ids: AsyncIterable<string>,
  { getRemainingTimeInMillis }: JobContext,
  mail: (id: string, now: string) => Promise<boolean>,
): Promise<number> {
  let failed = 0;
  for await (const id of ids) {
    if (getRemainingTimeInMillis() < reserveMs) break;
    if (!(await mail(id, clock.now()))) failed += 1;
  }
  return failed;
}

async function recordOwedForLong(): Promise<void> {
  const before = addHours(clock.now(), -owedForLongMinutes / 60);
  recordMetric('owedForLong', await countOwingSince(before));
}

/** Counts first, so that the alarm hears of it even if a hanging service outlasts the run. */
export const handler = job('owed-mails-sweep', async (_event: unknown, context): Promise<void> => {
  // Reports data on days without leads too, which the alarm needs.
  recordMetric('leads', 0);
  await recordOwedForLong();
  const unsent = await work(dueLeadIds('emails', clock.now()), context, isEmail);
  const unanswered = await mailRows(askedLinkIds(clock.now()), context, mailLostLinks);
  const untold = await mailRows(dueDigestIds(clock.now()), context, mailDigest);
  const unkept = await work(dueLeadIds('photos', clock.now()), context, isOfPhotos);
  // Photos must not wait for a reminder that is due in weeks.
  const unkeptToo = await work(dueLeadIds('emails', clock.now()), context, isOfPhotos);
  const failed = unsent + unanswered + untold + unkept + unkeptToo;
  if (failed > 0) log.warn('leads still owe', { count_leads: failed });
});
