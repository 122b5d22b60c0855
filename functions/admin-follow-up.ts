import { followUpOperations } from '#domain/operations/follow-ups.ts';
import type { OperationInput, OperationOutput } from '#domain/operations/index.ts';
import { type AdminCall, adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { offerCare } from './use-cases/care/offer-care.ts';
import { followUp } from './use-cases/follow-up/follow-up.ts';

type Wanted = OperationInput<'admin-follow-up'>['leads'][number];
type Result = OperationOutput<'admin-follow-up'>['results'][number];

/** A refusal concerns this customer alone; whatever else goes wrong fails the call, which may be repeated. */
async function writeTo({ words, ...named }: Wanted, call: AdminCall): Promise<Result> {
  try {
    if (named.kind === 'care') await offerCare(named.lead_id, call);
    else await followUp({ ...named, words }, call);
    return { ...named, ok: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { reason } = error.details;
    return { ...named, ok: false, ...(reason && { reason }), error: error.message };
  }
}

export const handler = adminOperation('admin-follow-up', followUpOperations, async ({ leads }, call) => {
  const results: Result[] = [];
  for (const wanted of leads) results.push(await writeTo(wanted, call));
  return { results };
});
