import { visitOperations } from '#domain/operations/visits.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { actOnVisit } from './use-cases/act-on-visit.ts';

export const handler = adminOperation(
  'admin-visit',
  visitOperations,
  async ({ id, visitId, act, mail }, call) => ({
    lead: await actOnVisit(id, visitId, { act, wantsMail: mail }, call),
  }),
);
