import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { LeadId } from '#domain/ids.ts';
import { job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { settleLead } from './duties/settle-lead.ts';

/** The id of a new lead that owes something; pointers and quarantined leads owe nothing. */
function newOwingLead({ eventName, dynamodb }: DynamoDBRecord): string | undefined {
  if (eventName !== 'INSERT' || dynamodb?.NewImage?.owed_shard === undefined) return undefined;
  return LeadId.safeParse(dynamodb.Keys?.id?.S).data;
}

async function settle(record: DynamoDBRecord): Promise<boolean> {
  const leadId = newOwingLead(record);
  if (leadId === undefined) return true;
  try {
    return await settleLead(leadId, new Date().toISOString());
  } catch (error) {
    // A lead that cannot even be read is tried again, and must not take the others of its batch along.
    log.error('lead not settled', { cause: causeOf(error) });
    return false;
  }
}

/** Does at once what new leads owe. What fails is offered again some times, then left to the sweep. */
export const handler = job(
  'lead-mails',
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      if (!(await settle(record))) {
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
      }
    }
    return { batchItemFailures };
  },
);
