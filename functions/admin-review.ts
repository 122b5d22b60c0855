import { reviewOperations } from '#domain/operations/reviews.ts';
import { reviewAnswered, wordRefusal } from '#domain/review/review-changes.ts';
import { listedReview } from './data/review/reviews.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';

export const handler = adminOperation('admin-review', reviewOperations, async (word, call) =>
  actOfAdmin(
    word,
    call,
    (lead) => {
      const refusal = wordRefusal(lead, word);
      if (refusal !== undefined || !lead.review) throw new AppError('conflict', refusal ?? '');
      return reviewAnswered(lead, lead.review, word, call);
    },
    { beside: (lead, { fields }) => listedReview(lead, fields) },
  ),
);
