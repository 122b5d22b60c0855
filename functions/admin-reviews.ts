import { reviewOperations } from '#domain/operations/reviews.ts';
import { ReviewedLead, seenReview } from '#domain/review/seen-review.ts';
import { leadPartsById } from './data/lead/leads-by-id.ts';
import { approvedReviews } from './data/review/approved-reviews.ts';
import { reviewedLeadIds } from './data/review/reviews.ts';
import { adminOperation } from './runtime/admin-operation.ts';

const pageSize = 20;

export const handler = adminOperation('admin-reviews', reviewOperations, async ({ page }) => {
  const [ids, approved] = await Promise.all([reviewedLeadIds(), approvedReviews()]);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const leads = await leadPartsById(ReviewedLead, shown);
  const reviews = shown.flatMap((id) => {
    const lead = leads.get(id);
    return (lead && seenReview(lead)) ?? [];
  });
  return { reviews, total: ids.length, approved: approved.length };
});
