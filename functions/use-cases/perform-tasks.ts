import { claimLead, finishTask, LeaseLost, releaseLead } from '../data/lead-tasks.ts';
import { causeOf, log } from '../runtime/log.ts';
import { aboutLead } from '../runtime/log-context.ts';
import { NotYet, performTask } from './perform-task.ts';

/**
 * Performs the tasks that a lead owes and records each as it is done. Answers whether all is done that could
 * be: false when something failed and is to be tried again, true also when there was nothing to do, another
 * worker is at it, or what is left has to wait for another job.
 */
export async function performTasks(leadId: string, now: string): Promise<boolean> {
  aboutLead(leadId);
  let claimed = await claimLead(leadId, now);
  if (!claimed) return true;
  let hasFailed = false;
  for (const task of claimed.tasks) {
    try {
      const result = await performTask(task, claimed.lead, now);
      claimed = await finishTask(claimed, task, result);
    } catch (error) {
      if (error instanceof NotYet) continue;
      hasFailed = true;
      // One task that fails must not keep the others from being performed.
      log.warn(`${task.kind} is still owed`, { cause: causeOf(error) });
      // What is left is another worker's now, or nobody's: no email may follow the erasure of a lead.
      if (error instanceof LeaseLost) return false;
    }
  }
  if (claimed.tasks.length > 0) await releaseLead(claimed);
  return !hasFailed;
}
