import { reviewOperations } from '#domain/operations/reviews.ts';
import { reviewRefusal, reviewSaid, saysNothing } from '#domain/review/review-changes.ts';
import { listedReview } from './data/review/reviews.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('review', reviewOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => {
    const refusal = reviewRefusal(lead);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    if (saysNothing(lead, input)) {
      const sentence = 'Pick your stars, or write a few words.';
      throw new AppError('invalid', sentence, { fields: { rating: sentence } });
    }
    const change = reviewSaid(lead, input, call.now);
    return change && { change, beside: listedReview(lead, change.fields) };
  }),
);
