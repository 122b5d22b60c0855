import { startOfDay } from '#domain/los-angeles.ts';
import { recordOperations } from '#domain/operations/records.ts';
import { moneyOf } from '#domain/record/money.ts';
import { unbilledJobs } from '#domain/record/unbilled-jobs.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { receiptsOfYear } from './data/record/receipts.ts';
import { completedLeadIds } from './data/search/open-leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-money', recordOperations, async ({ month }) => {
  const [{ leads, erased }, completed] = await Promise.all([
    receiptsOfYear(month),
    completedLeadIds(startOfDay(`${month}-01`)),
  ]);
  const billed = new Set(leads.map(({ id }) => id));
  const others = await leadsById(completed.filter((id) => !billed.has(id)));
  const unbilled = unbilledJobs(month, others.values());
  return { ...moneyOf(month, leads, erased), ...(unbilled.length > 0 && { unbilled }) };
});
