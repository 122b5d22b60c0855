import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { LeadId } from '#domain/ids.ts';
import * as clock from '../runtime/clock.ts';
import { type JobContext, job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { performTasks } from '../use-cases/perform-tasks.ts';

async function perform(record: DynamoDBRecord, context: JobContext): Promise<boolean> {
  // The stream's filter lets through leads alone; a key that is none has no tasks.
  const leadId = LeadId.safeParse(record.dynamodb?.Keys?.id?.S).data;
  if (leadId === undefined) return true;
  try {
    return await performTasks(leadId, clock.now(), context);
  } catch (error) {
    // A lead that cannot even be read is tried again, and must not take the others of its batch along.
    log.error('tasks not performed', { cause: causeOf(error) });
    return false;
  }
}

/** Does at once what new leads owe. What fails is offered again some times, then left to the sweep. */
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
