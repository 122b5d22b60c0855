import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StreamHandler } from '#local/dynamodb/stream.ts';
import { type JobOptions, runJobs } from '#local/jobs/run-jobs.ts';
import { eventually } from '../eventually.ts';

function start(options: Partial<JobOptions>): StreamHandler {
  let handler: StreamHandler = async () => expect.unreachable('nothing subscribed');
  const jobs = runJobs({
    leadMails: undefined,
    sweep: undefined,
    subscribe: (next) => {
      handler = next;
      return async () => undefined;
    },
    sweepEverySeconds: 0.005,
    report: () => undefined,
    ...options,
  });
  onTestFinished(() => jobs.stop());
  return (event) => handler(event);
}

const record = (eventName: 'INSERT' | 'MODIFY', image: Record<string, string>): DynamoDBRecord => ({
  eventName,
  dynamodb: { NewImage: Object.fromEntries(Object.entries(image).map(([name, S]) => [name, { S }])) },
});

test('the mail job gets new leads that owe something, and nothing else', async () => {
  const seen: DynamoDBStreamEvent[] = [];
  const deliver = start({
    leadMails: async (event) => {
      seen.push(event);
      return { batchItemFailures: [{ itemIdentifier: '7' }] };
    },
  });
  const lead = record('INSERT', { id: 'a', owed_shard: 'owed' });
  const answer = await deliver({
    Records: [record('INSERT', { id: 'slug#x' }), lead, record('MODIFY', { id: 'a', owed_shard: 'owed' })],
  });
  expect(seen).toEqual([{ Records: [lead] }]);
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
  await deliver({ Records: [record('INSERT', { id: 'slug#y' })] });
  expect(seen).toHaveLength(1);
});

test('the sweep goes on after it failed', async () => {
  const reports: string[] = [];
  const sweep = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  start({ sweep, report: (line) => reports.push(line) });
  await eventually(() => expect(sweep.mock.calls.length).toBeGreaterThan(2));
  expect(reports).toEqual(['sweep: Error: once']);
});

test('a stop tells the sweep in hand and waits for it and for the batch in hand', async () => {
  const ended: string[] = [];
  const jobs = runJobs({
    leadMails: undefined,
    sweep: (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(ended.push('sweep')));
      }),
    subscribe: () => async () => {
      ended.push('batch');
    },
    sweepEverySeconds: 60,
    report: () => undefined,
  });
  await jobs.stop();
  expect(ended.sort()).toEqual(['batch', 'sweep']);
});
