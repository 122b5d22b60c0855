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
import { NotYet } from './keep-lead-photos.ts';
import { performTask } from './perform-task.ts';

/** Work in progress must end this long before the lease or the job does. */
const marginMs = 2000;
const pauseMs = 500;

/** A task was performed, perhaps an email sent, but could not be recorded. */
class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

/** Retries while the lease holds: an unrecorded email would be sent twice. */
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
 * Performs and records a lead's `wanted` tasks. Returns false when one failed and should be retried; true when
 * everything possible is done, also if there was nothing to do, another worker has the lead, or the rest must wait
 * for another job.
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
      // A failed task must not block the others.
      log.warn(`${task.kind} is still owed`, { cause: causeOf(error) });
      // Lease lost: the rest belongs to another worker, or to nobody, since no email may follow an erasure. Not
      // recorded: stop sending, and keep the lease so that nobody repeats it within seconds.
      if (error instanceof LeaseLost || error instanceof NotRecorded) return false;
    }
  }
  if (claimed.tasks.length > 0) await releaseLead(claimed);
  return !hasFailed;
}
