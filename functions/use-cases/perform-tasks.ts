import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '#domain/tasks.ts';
import {
  type ClaimedLead,
  claimLead,
  finishTask,
  LeaseLost,
  releaseLead,
  type TaskResult,
} from '../data/lead-tasks.ts';
import * as clock from '../runtime/clock.ts';
import type { JobContext } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { aboutLead } from '../runtime/log-context.ts';
import { NotYet, performTask } from './perform-task.ts';

/** Before the lease or the job ends, what is under way has to end. */
const marginMs = 2000;
const pauseMs = 500;

/** A task was performed, perhaps an email sent, and that could not be recorded. */
class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

/** Records that a task is done, again and again while the lease holds: unrecorded, its email would go out twice. */
async function record(
  claimed: ClaimedLead,
  task: Task,
  result: TaskResult,
  endsAt: number,
): Promise<ClaimedLead> {
  for (;;) {
    try {
      return await finishTask(claimed, task, result);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      log.warn(`${task.kind} is done and not recorded`, { cause: causeOf(error) });
      if (Date.parse(clock.now()) + pauseMs > endsAt) throw new NotRecorded();
      await sleep(pauseMs);
    }
  }
}

type Timed = Pick<JobContext, 'getRemainingTimeInMillis'>;

const endOf = ({ lease }: ClaimedLead, job: Timed): number => {
  const [leaseEnds = ''] = lease.split('#');
  return Math.min(Date.parse(leaseEnds), Date.parse(clock.now()) + job.getRemainingTimeInMillis()) - marginMs;
};

/**
 * Performs the tasks that a lead owes and that are `wanted`, and records each as it is done. Answers whether all
 * is done that could be: false when something failed and is to be tried again, true also when there was nothing
 * to do, another worker is at it, or what is left has to wait for another job.
 */
export async function performTasks(
  leadId: string,
  now: string,
  job: Timed,
  isWanted: (task: Task) => boolean = () => true,
): Promise<boolean> {
  aboutLead(leadId);
  let claimed = await claimLead(leadId, now);
  if (!claimed) return true;
  const endsAt = endOf(claimed, job);
  let hasFailed = false;
  for (const task of claimed.tasks.filter((due) => due.due_at <= now && isWanted(due))) {
    try {
      const result = await performTask(task, claimed.lead, now);
      claimed = await record(claimed, task, result, endsAt);
    } catch (error) {
      if (error instanceof NotYet) continue;
      hasFailed = true;
      // One task that fails must not keep the others from being performed.
      log.warn(`${task.kind} is still owed`, { cause: causeOf(error) });
      // What is left is another worker's now, or nobody's: no email may follow the erasure of a lead. And with
      // nothing to be recorded nothing more is sent; the lease stays, so that nobody repeats it within seconds.
      if (error instanceof LeaseLost || error instanceof NotRecorded) return false;
    }
  }
  if (claimed.tasks.length > 0) await releaseLead(claimed);
  return !hasFailed;
}
