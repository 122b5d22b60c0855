import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { LeadId } from '#domain/ids.ts';
import { type JobContext, job } from './job.ts';
import { causeOf, log } from './log.ts';
import { aboutLead } from './log-context.ts';

/** Does a job's work for one row; false when something is left to do. */
type WorkOnRow = (id: string, context: JobContext) => Promise<boolean>;

interface Work {
  readonly lead: WorkOnRow;
  /** For the rows beside the leads, whose keys are no lead's. */
  readonly other?: WorkOnRow;
}

async function isDone({ dynamodb }: DynamoDBRecord, work: Work, context: JobContext): Promise<boolean> {
  const id = dynamodb?.Keys?.id?.S ?? '';
  const leadId = LeadId.safeParse(id).data;
  try {
    if (leadId === undefined) return (await work.other?.(id, context)) ?? true;
    aboutLead(leadId);
    return await work.lead(leadId, context);
  } catch (error) {
    // This row is retried, and must not fail the others of its batch.
    log.error('record not handled', { cause: causeOf(error) });
    return false;
  }
}

/** The Lambda handler of a job that the leads' stream feeds: failures are retried a few times. */
export const leadStreamJob = (name: string, work: Work) =>
  job(name, async ({ Records }: DynamoDBStreamEvent, context): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
    for (const record of Records) {
      if (await isDone(record, work, context)) continue;
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
    }
    return { batchItemFailures };
  });
