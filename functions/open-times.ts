import { dayOf } from '#domain/los-angeles.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { openTimesOf } from './use-cases/open-times.ts';
import { publicLead } from './use-cases/public-lead.ts';

export const handler = operation('open-times', answerOperations, async ({ slug, from, days }, { now }) => {
  const lead = await publicLead(slug);
  if (lead.status === 'COMPLETED') {
    throw new AppError('conflict', 'This request is done. You can book again at any time.');
  }
  return openTimesOf(lead, from ?? dayOf(now), days, now);
});
