import { followUpOperations } from '#domain/operations/follow-ups.ts';
import type { OperationInput, OperationOutput } from '#domain/operations/index.ts';
import { type AdminCall, adminOperation } from './runtime/admin-operation.ts';
import { outcomeOf } from './runtime/outcome-of.ts';
import { offerCare } from './use-cases/care/offer-care.ts';
import { followUp } from './use-cases/follow-up/follow-up.ts';
import { offerPlanVisit } from './use-cases/plan/plan-follow-ups.ts';

type Wanted = OperationInput<'admin-follow-up'>['leads'][number];
type Result = OperationOutput<'admin-follow-up'>['results'][number];

async function writeTo({ words, ...named }: Wanted, call: AdminCall): Promise<Result> {
  const write = () => {
    const { kind, ...wanted } = { ...named, words };
    if (kind === 'care') return offerCare(named.lead_id, call);
    return kind === 'plan' ? offerPlanVisit(wanted, call) : followUp({ ...wanted, kind }, call);
  };
  return { ...named, ...(await outcomeOf(write)) };
}

export const handler = adminOperation('admin-follow-up', followUpOperations, async ({ leads }, call) => {
  const results: Result[] = [];
  for (const wanted of leads) results.push(await writeTo(wanted, call));
  return { results };
});
