import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { LOCAL_REGION } from './credentials.ts';

export function queueMessage(queue: string, event: object): SQSRecord {
  const now = String(Date.now());
  return {
    messageId: randomUUID(),
    receiptHandle: 'local',
    body: JSON.stringify(event),
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: now,
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: now,
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${LOCAL_REGION}:000000000000:${queue}`,
    awsRegion: LOCAL_REGION,
  };
}
