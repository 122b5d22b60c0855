import { setTimeout as sleep } from 'node:timers/promises';
import { isSameTask, type Task } from '#domain/tasks.ts';
import {
  finishTask,
  type LeasedLead,
  LeaseLost,
  leaseLead,
  releaseLead,
  type TaskResult,
} from '../data/lead/lead-tasks.ts';
import * as clock from '../runtime/clock.ts';
import type { JobContext } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { aboutLead } from '../runtime/log-context.ts';
import { performTask } from './perform-task.ts';
import { NotYet } from './photo/keep-lead-photos.ts';

/** Work in progress must end this long before the lease or the job does. */
const marginMs = 2000;
const pauseMs = 500;
/** Between two looks whether what a new task waits for has come: the check of a photo takes some two seconds. */
const betweenLooksMs = 450;
const maxLooks = 10;
const newForMs = 60_000;

/** A task was performed, perhaps an email sent, but could not be recorded. */
class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

/** Retries while the lease holds: an unrecorded email would be sent twice. */
async function record(
  leased: LeasedLead,
  task: Task,
  result: TaskResult,
  endsAt: number,
): Promise<LeasedLead> {
  for (;;) {
    try {
      return await finishTask(leased, task, result);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      log.warn(`${task.kind} is done and not recorded`, { cause: causeOf(error) });
      if (Date.parse(clock.now()) + pauseMs > endsAt) throw new NotRecorded();
      await sleep(pauseMs);
    }
  }
}

type Timed = Pick<JobContext, 'getRemainingTimeInMillis'>;

const endOf = ({ lease }: LeasedLead, job: Timed): number => {
  const [leaseEnds = ''] = lease.split('#');
  return Math.min(Date.parse(leaseEnds), Date.parse(clock.now()) + job.getRemainingTimeInMillis()) - marginMs;
};

/** False when one failed and should be retried; true when all that is possible now is done, or is another worker's. */
export async function performTasks(
  leadId: string,
  now: string,
  job: Timed,
  isWanted: (task: Task) => boolean = () => true,
): Promise<boolean> {
  aboutLead(leadId);
  let leased = await leaseLead(leadId, now);
  if (!leased) return true;
  const endsAt = endOf(leased, job);
  let hasFailed = false;
  let looks = 0;
  const due = leased.tasks.filter((task) => task.due_at <= now && isWanted(task));
  // Grows by what has to wait: that comes once more, after all others.
  for (const task of due) {
    if (!leased.tasks.some((owed) => isSameTask(owed, task))) continue;
    try {
      const result = await performTask(task, leased.lead, now);
      leased = await record(leased, task, result, endsAt);
    } catch (error) {
      if (error instanceof NotYet) {
        const isNew = Date.parse(now) - Date.parse(task.due_at) < newForMs;
        if (!isNew || looks >= maxLooks || Date.parse(clock.now()) + betweenLooksMs > endsAt) continue;
        looks += 1;
        await sleep(betweenLooksMs);
        due.push(task);
        continue;
      }
      hasFailed = true;
      log.warn(`${task.kind} is still owed`, { cause: causeOf(error) });
      // Lease lost: the rest is another worker's, or nobody's. Not recorded: keep the lease, so that nobody repeats it.
      if (error instanceof LeaseLost || error instanceof NotRecorded) return false;
    }
  }
  if (leased.tasks.length > 0) await releaseLead(leased);
  return !hasFailed;
}
