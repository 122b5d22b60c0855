import { dayOf } from '#domain/los-angeles.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { leadOf } from './data/leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';
import { suggestedTimes } from './use-cases/suggest-times.ts';

export const handler = adminOperation(
  'admin-times',
  answerOperations,
  async ({ id, from, days: count }, { now }) =>
    suggestedTimes(foundLead(await leadOf(id)), { from: from ?? dayOf(now), count }, now),
);
