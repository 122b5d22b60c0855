import { dayOf, monthsFrom, startOfDay } from '#domain/los-angeles.ts';
import { recordOperations } from '#domain/operations/records.ts';
import { moneyOf, openMonths } from '#domain/record/money.ts';
import { FinishedLead, unbilledJobs } from '#domain/record/unbilled-jobs.ts';
import { leadPartsById, leadsById } from './data/lead/leads-by-id.ts';
import { billedLeadIds, receiptsOfYear, unpaidLeadIds } from './data/record/receipts.ts';
import { completedLeadIds } from './data/search/open-leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';

/** The completed leads that may have no receipt, however many were completed since the month began. */
async function unbilledLeads(month: string, now: string): Promise<Iterable<FinishedLead>> {
  const [billed, completed] = await Promise.all([
    billedLeadIds(monthsFrom(`${month.slice(0, 4)}-01`, dayOf(now).slice(0, 7))),
    completedLeadIds(startOfDay(`${month}-01`)),
  ]);
  const others = completed.filter((id) => !billed.has(id));
  return (await leadPartsById(FinishedLead, others)).values();
}

export const handler = adminOperation('admin-money', recordOperations, async ({ month }, { now }) => {
  const [{ leads, erased }, others, unpaid] = await Promise.all([
    receiptsOfYear(month),
    unbilledLeads(month, now),
    unpaidLeadIds().then(leadsById),
  ]);
  const open = openMonths(month, [
    ...new Map([...leads.map((lead) => [lead.id, lead] as const), ...unpaid]).values(),
  ]);
  const unbilled = unbilledJobs(month, others);
  return {
    ...moneyOf(month, leads, erased),
    ...(unbilled.length > 0 && { unbilled }),
    ...(open.length > 0 && { open }),
  };
});
