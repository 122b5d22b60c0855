import { dayOf } from '#domain/los-angeles.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { leadOf } from './data/lead/leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';
import { goneTimes } from './use-cases/visit/gone-times.ts';
import { suggestedTimes } from './use-cases/visit/suggest-times.ts';

export const handler = adminOperation(
  'admin-times',
  answerOperations,
  async ({ id, visitId, at, from, days: count }, { now }) => {
    const lead = foundLead(await leadOf(id));
    const visit = lead.visits?.find((known) => known.id === visitId);
    const isWindow = from !== undefined;
    const times = await suggestedTimes(lead, { from: from ?? dayOf(now), count, visit, at, isWindow }, now);
    const gone = isWindow ? [] : await goneTimes(lead, now);
    const suggested = times.suggested.map(({ start }) => start);
    return { ...times, suggested, ...(gone.length > 0 && { gone }) };
  },
);
