import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { bodyHash } from '#functions/data/body-hash.ts';
import { AppError } from '#functions/runtime/app-error.ts';
import { actOnce } from '#functions/use-cases/act-once.ts';
import { aLead } from '../../a-lead.ts';
import { mockedClients } from '../mocked-clients.ts';

const { database } = mockedClients();
const request = { answer: 'yes' };
const call = { idempotencyKey: 'a-key-of-the-customer', now: '2026-12-01T18:00:00.000Z' };

/** An act on a lead that is read as it was at these instants, refused because its time is taken. */
function refusedAct(...updates: string[]) {
  const find = async () => aLead({ updated_at: updates.shift() ?? call.now });
  const decide = () => {
    throw new AppError('conflict', 'That time was just taken.', { reason: 'time-taken' });
  };
  return actOnce({ find, request, decide, busy: 'Busy.' }, call as Parameters<typeof actOnce>[1]);
}

test('a press that is repeated while the first is written is no refusal of what the first has taken', async () => {
  database
    .on(GetCommand)
    .resolvesOnce({})
    .resolves({ Item: { request_hash: bodyHash(request) } });
  await expect(refusedAct('2026-11-30T18:00:00.000Z')).resolves.toBeUndefined();
});

test('what is refused for the lead as it stands is refused', async () => {
  database.on(GetCommand).resolves({});
  await expect(refusedAct()).rejects.toThrow('That time was just taken.');
});
