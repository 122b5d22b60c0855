import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { LeadId } from '#domain/ids.ts';
import { type JobContext, job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

async function perform(record: DynamoDBRecord, context: JobContext): Promise<boolean> {
  // Not every key is a lead's; others have no tasks.
  const leadId = LeadId.safeParse(record.dynamodb?.Keys?.id?.S).data;
  if (leadId === undefined) return true;
  try {
    return await performTasks(leadId, new Date().toISOString(), context);
  } catch (error) {
    // A lead that cannot be read is retried, and must not fail the others of its batch.
    log.error('tasks not performed', { cause: causeOf(error) });
    return false;
  }
}

/** Performs new leads' tasks at once. Failures are retried a few times, then left to the sweep. */
export const handler = job(
  'lead-mails',
  async ({ Records }: DynamoDBStreamEvent, context): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      if (!(await perform(record, context))) {
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
      }
    }
    return { batchItemFailures };
  },
);
