import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ApprovedReview } from '#domain/review/approved-review.ts';
import { env } from '../../runtime/env.ts';
import { documents, patientDocuments } from '../clients.ts';
import { contentRow, contentTable } from '../keys.ts';

const StoredReview = ApprovedReview.strip();

/** One that is withdrawn leaves an empty row, so that no restore that keeps what is there brings it back. */
export const putApproved = (leadId: string, review: ApprovedReview | undefined) => ({
  Put: {
    TableName: env(contentTable.env),
    Item: { kind: contentRow.approved, row: leadId, lead_id: leadId, ...(review && { review }) },
  },
});

export async function eraseApproved(leadId: string): Promise<void> {
  const Key = { kind: contentRow.approved, row: leadId };
  await patientDocuments().send(new DeleteCommand({ TableName: env(contentTable.env), Key }));
}

async function approvedByLead(): Promise<ReadonlyMap<string, ApprovedReview>> {
  const found = new Map<string, ApprovedReview>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: env(contentTable.env),
        KeyConditionExpression: 'kind = :kind',
        ExpressionAttributeValues: { ':kind': contentRow.approved },
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    );
    for (const { row, review } of page.Items ?? []) {
      if (review) found.set(String(row), StoredReview.parse(review));
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return found;
}

export const approvedLeadIds = async (): Promise<readonly string[]> => [...(await approvedByLead()).keys()];

/** Last written first. */
export const approvedReviews = async (): Promise<readonly ApprovedReview[]> =>
  [...(await approvedByLead()).values()].sort((a, b) => b.written_at.localeCompare(a.written_at));
