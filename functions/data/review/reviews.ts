import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LeadId } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import { mayBeShown } from '#domain/review/review-words.ts';
import { env } from '../../runtime/env.ts';
import { patientDocuments } from '../clients.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { rowOf } from '../lead/leads.ts';
import { type TransactItem, transact } from '../transaction.ts';

/** Says in a row when a lead's review was written, or takes it out. */
const noted = (row: string, leadId: string, writtenAt: string | undefined) => ({
  TableName: env(leadsTable.env),
  Key: { id: row },
  UpdateExpression: writtenAt === undefined ? 'REMOVE #lead' : 'SET #lead = :at',
  ExpressionAttributeNames: { '#lead': leadId },
  ...(writtenAt !== undefined && { ExpressionAttributeValues: { ':at': writtenAt } }),
});

/** Lists a lead's review as the fields have it; for the transaction that writes them. */
export function listedReview(
  { id }: Pick<Lead, 'id'>,
  { review }: Pick<LeadFields, 'review'>,
): Readonly<Record<'reviews' | 'approved', TransactItem>> {
  const writtenAt = review?.written_at;
  const approvedAt = review && mayBeShown(review) ? writtenAt : undefined;
  return {
    reviews: { Update: noted(pointerKey.reviews, id, writtenAt) },
    approved: { Update: noted(pointerKey.approvedReviews, id, approvedAt) },
  };
}

/** Lists a lead whose review is from before there was a list; nothing where it was changed meanwhile. */
export async function listOlderReview(lead: Lead): Promise<void> {
  await transact({
    lead: {
      ConditionCheck: {
        TableName: env(leadsTable.env),
        Key: { id: lead.id },
        ConditionExpression: 'updated_at = :read',
        ExpressionAttributeValues: { ':read': lead.updated_at },
      },
    },
    ...listedReview(lead, lead),
  });
}

async function lastWrittenFirst(row: string): Promise<string[]> {
  const entries = Object.entries((await rowOf(row)) ?? {}).filter(([name]) => LeadId.safeParse(name).success);
  return entries.sort(([, a], [, b]) => String(b).localeCompare(String(a))).map(([leadId]) => leadId);
}

export const reviewedLeadIds = (): Promise<string[]> => lastWrittenFirst(pointerKey.reviews);

/** Those whose customer and owner want them on the site; `mayBeShown` of the lead's own review has the last word. */
export const approvedReviewLeadIds = (): Promise<string[]> => lastWrittenFirst(pointerKey.approvedReviews);

/** Takes an erased lead out of the lists. */
export async function forgetReview({ id, review }: Readonly<Record<string, unknown>>): Promise<void> {
  if (review === undefined) return;
  for (const row of [pointerKey.reviews, pointerKey.approvedReviews]) {
    await patientDocuments().send(new UpdateCommand(noted(row, String(id), undefined)));
  }
}
