import { gapOperations } from '#domain/operations/gaps.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { outcomeOf } from './runtime/outcome-of.ts';
import { offerGap } from './use-cases/gap/offer-gap.ts';

type Result = OperationOutput<'admin-gap-offer'>['results'][number];

export const handler = adminOperation('admin-gap-offer', gapOperations, async ({ start, lead_ids }, call) => {
  const results: Result[] = [];
  for (const lead_id of new Set(lead_ids)) {
    results.push({ lead_id, ...(await outcomeOf(() => offerGap(lead_id, start, call))) });
  }
  return { results };
});
