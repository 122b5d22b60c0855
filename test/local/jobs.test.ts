import { existsSync } from 'node:fs';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jobNames } from '#domain/operations/jobs.ts';
import { newOwedLead } from '#functions/data/keys.ts';
import type { StreamHandler } from '#local/dynamodb/stream-feed.ts';
import { feedByStream } from '#local/jobs/feed-by-stream.ts';
import { repeat } from '#local/jobs/repeat.ts';
import { eventually } from '../eventually.ts';

test.each(jobNames)('the job %s has its function', (name) => {
  expect(existsSync(`functions/jobs/${name}.ts`)).toBe(true);
});

const record = (eventName: 'INSERT' | 'MODIFY', image: Record<string, string>): DynamoDBRecord => ({
  eventName,
  dynamodb: { NewImage: Object.fromEntries(Object.entries(image).map(([name, S]) => [name, { S }])) },
});

test('the email job gets leads that just got tasks, new or not, and nothing else', async () => {
  const seen: DynamoDBStreamEvent[] = [];
  let deliver: StreamHandler = async () => expect.unreachable('nothing subscribed');
  feedByStream(
    async (event) => {
      seen.push(event);
      return { batchItemFailures: [{ itemIdentifier: '7' }] };
    },
    newOwedLead,
    (handler) => {
      deliver = handler;
      return async () => undefined;
    },
  );
  const owing = { id: 'a', owed_shard: 'owed' };
  const lead = record('INSERT', { ...owing, tasks_added: 'yes' });
  const completed = record('MODIFY', { ...owing, tasks_added: 'yes' });
  const answer = await deliver({
    Records: [record('INSERT', { id: 'slug#x' }), lead, record('MODIFY', owing), completed],
  });
  expect(seen).toEqual([{ Records: [lead, completed] }]);
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
  await deliver({ Records: [record('INSERT', { id: 'slug#y' })] });
  expect(seen).toHaveLength(1);
});

test('a job on the clock goes on after it failed', async () => {
  const reports: string[] = [];
  const sweep = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  const { stop } = repeat(sweep, { everySeconds: 0.005, report: (line) => reports.push(line) });
  onTestFinished(stop);
  await eventually(() => expect(sweep.mock.calls.length).toBeGreaterThan(2));
  expect(reports).toEqual(['scheduled job: Error: once']);
});

test('a job on the clock runs at once when it is asked to, after the run in hand', async () => {
  const runs: string[] = [];
  const first = Promise.withResolvers<void>();
  const { runNow, stop } = repeat(
    async () => {
      runs.push('begun');
      if (runs.length === 1) await first.promise;
    },
    { everySeconds: 60, report: () => undefined },
  );
  onTestFinished(stop);
  const asked = runNow();
  expect(runs).toHaveLength(1);
  first.resolve();
  await asked;
  expect(runs).toHaveLength(2);
});

test('a stop tells the run in hand and waits for it', async () => {
  const ended: string[] = [];
  const { stop } = repeat(
    (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(ended.push('sweep')));
      }),
    { everySeconds: 60, report: () => undefined },
  );
  await stop();
  expect(ended).toEqual(['sweep']);
});

test('a stop tells the batch in hand, and ends the subscription', async () => {
  const ended: string[] = [];
  let signal: AbortSignal | undefined;
  let deliver: StreamHandler = async () => expect.unreachable('nothing subscribed');
  const stop = feedByStream(
    async (_, given) => {
      signal = given;
    },
    newOwedLead,
    (handler) => {
      deliver = handler;
      return async () => {
        ended.push('subscription');
      };
    },
  );
  await deliver({ Records: [record('INSERT', { id: 'a', owed_shard: 'owed', tasks_added: 'yes' })] });
  await stop();
  expect(signal?.aborted).toBe(true);
  expect(ended).toEqual(['subscription']);
});
