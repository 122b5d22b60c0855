import { claimOwing, discharge, LeaseLost, letGo } from '../../data/owed-leads.ts';
import { causeOf, log } from '../../runtime/log.ts';
import { aboutLead } from '../../runtime/log-context.ts';
import { NotYet, performDuty } from './perform-duty.ts';

/**
 * Does what a lead owes and records each duty as it is done. Answers whether all is done that could be: false
 * when something failed and is to be tried again, true also when there was nothing to do, another worker is at
 * it, or what is left has to wait for another job.
 */
export async function settleLead(leadId: string, now: string): Promise<boolean> {
  aboutLead(leadId);
  let owing = await claimOwing(leadId, now);
  if (!owing) return true;
  let failed = false;
  for (const duty of owing.owed) {
    try {
      const result = await performDuty(duty, owing.lead, now);
      owing = await discharge(owing, duty, result);
    } catch (error) {
      if (error instanceof NotYet) continue;
      failed = true;
      // One duty that fails must not keep the others from being done.
      log.warn(`${duty} is still owed`, { cause: causeOf(error) });
      // What is left is another worker's now, or nobody's: no mail may follow the erasure of a lead.
      if (error instanceof LeaseLost) return false;
    }
  }
  if (owing.owed.length > 0) await letGo(owing);
  return !failed;
}
