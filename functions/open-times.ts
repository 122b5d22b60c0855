import { dayOf } from '#domain/los-angeles.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { visitToBook } from '#domain/visit/visit-booking.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { publicLead } from './use-cases/status/public-lead.ts';
import { openTimesOf } from './use-cases/visit/open-times.ts';
import { suggestedTimes } from './use-cases/visit/suggest-times.ts';

export const handler = operation(
  'open-times',
  answerOperations,
  async ({ slug, from: day, days: count, suggest }, { now }) => {
    const from = day ?? dayOf(now);
    const lead = await publicLead(slug);
    if (lead.status === 'COMPLETED') {
      const sentence = 'This request is done. You can book again at any time.';
      throw new AppError('conflict', sentence, { reason: 'completed' });
    }
    // Looked for with a longer length that is only drafted; what the customer was emailed is what they read.
    const told = visitToBook(lead.visits ?? []);
    const hours = told && { hours: told.hours };
    if (!suggest) return { ...(await openTimesOf(lead, from, count, now)), ...hours };
    const asked = { from, count, reader: 'customer', isWindow: day !== undefined } as const;
    const { ranked: _, ...times } = await suggestedTimes(lead, asked, now);
    return { ...times, ...hours };
  },
);
