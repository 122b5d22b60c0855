import type { OperationInput, OperationOutput } from '#domain/operations/index.ts';
import { visitOperations } from '#domain/operations/visits.ts';
import { type AdminCall, adminOperation } from './runtime/admin-operation.ts';
import { outcomeOf } from './runtime/outcome-of.ts';
import { actOnVisit } from './use-cases/visit/act-on-visit.ts';

type Closed = OperationInput<'admin-visits-close'>['visits'][number];
type Result = OperationOutput<'admin-visits-close'>['results'][number];

const atOnce = 10;

async function close({ act, ...visit }: Closed, call: AdminCall): Promise<Result> {
  const said = { id: visit.lead_id, visitId: visit.visit_id, act };
  const outcome = await outcomeOf(() => actOnVisit(said, call));
  // One that is unknown, or of a lead in quarantine, is not as it was seen either.
  return { ...visit, ...(!outcome.ok && { reason: 'visit-changed' }), ...outcome };
}

/** Visits of one lead one after the other: each finds what the one before it has written. */
async function closeOfLead(visits: readonly Closed[], call: AdminCall): Promise<Result[]> {
  const results: Result[] = [];
  for (const visit of visits) results.push(await close(visit, call));
  return results;
}

export const handler = adminOperation('admin-visits-close', visitOperations, async ({ visits }, call) => {
  const leads = [...Map.groupBy(visits, ({ lead_id }) => lead_id).values()];
  const results: Result[] = [];
  for (let from = 0; from < leads.length; from += atOnce) {
    const group = leads.slice(from, from + atOnce);
    results.push(...(await Promise.all(group.map((ofLead) => closeOfLead(ofLead, call)))).flat());
  }
  const placeOf = ({ lead_id, visit_id }: Omit<Closed, 'act'>) =>
    visits.findIndex((visit) => visit.lead_id === lead_id && visit.visit_id === visit_id);
  return { results: results.toSorted((a, b) => placeOf(a) - placeOf(b)) };
});
