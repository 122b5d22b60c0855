import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LeadId } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import { approvedReview } from '#domain/review/approved-review.ts';
import { env } from '../../runtime/env.ts';
import { patientDocuments } from '../clients.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { rowOf } from '../lead/leads.ts';
import { type TransactItem, transact } from '../transaction.ts';
import { eraseApproved, putApproved } from './approved-reviews.ts';

const noted = (leadId: string, writtenAt: string | undefined) => ({
  TableName: env(leadsTable.env),
  Key: { id: pointerKey.reviews },
  UpdateExpression: writtenAt === undefined ? 'REMOVE #lead' : 'SET #lead = :at',
  ExpressionAttributeNames: { '#lead': leadId },
  ...(writtenAt !== undefined && { ExpressionAttributeValues: { ':at': writtenAt } }),
});

/** Lists a lead's review as the fields have it; for the transaction that writes them. */
export function listedReview(
  lead: Pick<Lead, 'id' | 'full_name' | 'city'>,
  { review }: Pick<LeadFields, 'review'>,
): Readonly<Record<'reviews' | 'approved', TransactItem>> {
  return {
    reviews: { Update: noted(lead.id, review?.written_at) },
    approved: putApproved(lead.id, approvedReview(lead, review)),
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

/** Of those for the site, from before they stood beside its content. */
export async function dropOlderList(): Promise<void> {
  const Key = { id: 'reviews#approved' };
  await patientDocuments().send(new DeleteCommand({ TableName: env(leadsTable.env), Key }));
}

/** Those last written first. */
export async function reviewedLeadIds(): Promise<string[]> {
  const entries = Object.entries((await rowOf(pointerKey.reviews)) ?? {});
  const reviews = entries.filter(([name]) => LeadId.safeParse(name).success);
  return reviews.sort(([, a], [, b]) => String(b).localeCompare(String(a))).map(([leadId]) => leadId);
}

/** Takes an erased lead out of the lists. */
export async function forgetReview({ id, review }: Readonly<Record<string, unknown>>): Promise<void> {
  if (review === undefined) return;
  await patientDocuments().send(new UpdateCommand(noted(String(id), undefined)));
  await eraseApproved(String(id));
}
