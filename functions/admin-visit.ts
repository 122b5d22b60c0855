import { visitOperations } from '#domain/operations/visits.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { actOnVisit } from './use-cases/visit/act-on-visit.ts';

export const handler = adminOperation('admin-visit', visitOperations, async (wanted, call) => ({
  lead: await actOnVisit(wanted, call),
}));
