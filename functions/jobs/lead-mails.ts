import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { LeadId } from '#domain/ids.ts';
import { job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { settleLead } from './duties/settle-lead.ts';

async function settle(record: DynamoDBRecord): Promise<boolean> {
  // The stream's filter lets through leads alone; a key that is none has nothing to settle.
  const leadId = LeadId.safeParse(record.dynamodb?.Keys?.id?.S).data;
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
