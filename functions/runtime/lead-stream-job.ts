import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { LeadId } from '#domain/ids.ts';
import { type JobContext, job } from './job.ts';
import { causeOf, log } from './log.ts';
import { aboutLead } from './log-context.ts';

/** Does a job's work for one lead; false when something is left to do. */
type WorkOnLead = (leadId: string, context: JobContext) => Promise<boolean>;

async function isDone({ dynamodb }: DynamoDBRecord, work: WorkOnLead, context: JobContext): Promise<boolean> {
  // Not every key is a lead's.
  const leadId = LeadId.safeParse(dynamodb?.Keys?.id?.S).data;
  if (leadId === undefined) return true;
  aboutLead(leadId);
  try {
    return await work(leadId, context);
  } catch (error) {
    // This lead is retried, and must not fail the others of its batch.
    log.error('record not handled', { cause: causeOf(error) });
    return false;
  }
}

/** The Lambda handler of a job that the leads' stream feeds: failures are retried a few times. */
export const leadStreamJob = (name: string, work: WorkOnLead) =>
  job(name, async ({ Records }: DynamoDBStreamEvent, context): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      if (await isDone(record, work, context)) continue;
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
    }
    return { batchItemFailures };
  });
