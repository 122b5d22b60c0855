import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import type { TaskKind } from '#domain/tasks.ts';
import { documents } from '#functions/data/clients.ts';
import { addedTasks } from '#functions/data/lead/added-tasks.ts';
import { finishTask, leaseLead, releaseLead } from '#functions/data/lead/lead-tasks.ts';
import { leadUpdate } from '#functions/data/lead-records.ts';
import { captureLog } from '../log-lines.ts';
import { aLead } from './admin-calls.ts';
import { row } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

partsForTests();

beforeEach(() => {
  captureLog();
});

const due_at = '2026-11-01T17:00:00.000Z';
const kindsOwed = async (id: string) => (await row(id))?.owed;

/** Reads what the lead owes and answers what writes it with one task more. */
async function addition(id: string, kind: TaskKind): Promise<() => Promise<unknown>> {
  const { condition, extra } = await addedTasks(id, [{ kind, due_at }]);
  return () => documents().send(new UpdateCommand(leadUpdate(id, {}, { condition, extra })));
}

async function claimOf(id: string) {
  const claimed = await leaseLead(id, new Date().toISOString());
  return claimed ?? expect.unreachable('it owes its two emails and nobody else has it');
}

test('a task added by a reader of before one was finished and another added is refused', async () => {
  const { id } = await aLead();
  const late = await addition(id, 'done');
  const claimed = await claimOf(id);
  await finishTask(claimed, { kind: 'request-received' }, {});
  await (await addition(id, 'quote-decision'))();
  await expect(late()).rejects.toThrow('conditional request failed');
  expect(await kindsOwed(id)).toMatchObject([{ kind: 'new-lead' }, { kind: 'quote-decision' }]);
});

test('a task that is finished while others are added takes only itself away', async () => {
  const { id } = await aLead();
  const claimed = await claimOf(id);
  await (await addition(id, 'done'))();
  const left = await finishTask(claimed, { kind: 'request-received' }, {});
  await (await addition(id, 'quote-decision'))();
  await finishTask(left, { kind: 'new-lead' }, {});
  expect(await kindsOwed(id)).toMatchObject([{ kind: 'done' }, { kind: 'quote-decision' }]);
});

test('an email that is added while a worker waits for photos stays among those that are sent first', async () => {
  const { id } = await aLead();
  await (await addition(id, 'photos'))();
  let claimed = await claimOf(id);
  for (const kind of ['request-received', 'new-lead'] as const)
    claimed = await finishTask(claimed, { kind }, {});
  expect(await row(id)).toMatchObject({ owed_shard: 'photos' });
  await (await addition(id, 'done'))();
  await releaseLead(claimed);
  expect(await row(id)).toMatchObject({ owed_shard: 'owed' });
});

test('of two tasks added at the same moment the second one reads again', async () => {
  const { id } = await aLead();
  const [first, second] = [await addition(id, 'done'), await addition(id, 'quote-decision')];
  await first();
  await expect(second()).rejects.toThrow('conditional request failed');
  await (await addition(id, 'quote-decision'))();
  expect(await kindsOwed(id)).toMatchObject([
    { kind: 'request-received' },
    { kind: 'new-lead' },
    { kind: 'done' },
    { kind: 'quote-decision' },
  ]);
});
