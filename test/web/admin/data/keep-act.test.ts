import '../../../fake-indexed-db.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAdmin } from '#web/admin/data/call-admin.ts';
import { keepOrSend } from '#web/admin/data/keep-act.ts';
import { fullText } from '#web/admin/device/full.ts';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';
import {
  addWaitingAct,
  forgetWaitingActs,
  refuseWaitingAct,
  waitingActs,
} from '#web/admin/device/waiting-acts.ts';
import { failureText } from '#web/admin/tell.ts';
import { ApiError, NetworkError } from '#web/api/call-operation.ts';
import { NotSent } from '#web/api/once.ts';

vi.mock(import('../../../../web/admin/data/call-admin.ts'), () => ({ callAdmin: vi.fn() }));

const client = new QueryClient();
const sent: string[] = [];
const act = (id: string): WaitingAct => ({
  id,
  leadId: 'ben',
  name: 'admin-visit',
  input: { id: 'ben', visitId: 'v', act: 'start' },
  said: 'Start, Ben',
  pressedAt: '2026-11-26T15:03:00.000Z',
});
const press = (failure?: unknown) =>
  keepOrSend(client, act('pressed'), () =>
    failure ? Promise.reject(failure) : Promise.resolve(sent.push('pressed')),
  );

const noRoom = (): void => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refuse);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
};
const line = (onLine: boolean): void => {
  vi.stubGlobal('navigator', { onLine, locks: navigator.locks });
};

beforeEach(async () => {
  await forgetWaitingActs();
  sent.length = 0;
  vi.mocked(callAdmin).mockImplementation(async (_name, _input, { idempotencyKey = '' } = {}) => {
    sent.push(idempotencyKey);
    return {} as never; // nobody reads it here
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('on a full device with a line a press goes out at once, behind what waits', async () => {
  await addWaitingAct(act('earlier'));
  noRoom();
  line(true);
  expect(await press()).toBe('done');
  expect(sent).toEqual(['earlier', 'pressed']);
  expect(await waitingActs()).toEqual([]);
});

const full = { name: 'QuotaExceededError' };
const refusal = new ApiError(409, { error: 'Planned for Sat.' });

test.each<[string, () => void]>([
  ['without a line, as neither works', () => line(false)],
  [
    'while what waits before it can’t go out',
    () => void vi.mocked(callAdmin).mockRejectedValue(new NetworkError('No line')),
  ],
])('a press on a full device is refused %s', async (_, meanwhile) => {
  await addWaitingAct(act('earlier'));
  noRoom();
  line(true);
  meanwhile();
  await expect(press()).rejects.toMatchObject(full);
  expect(sent).toEqual([]);
});

test('it never passes what the server refused of its visit', async () => {
  await addWaitingAct(act('earlier'));
  await refuseWaitingAct('earlier', { sentence: 'Planned for Sat.', reason: 'not-today' });
  noRoom();
  line(true);
  await expect(press()).rejects.toMatchObject(full);
});

test('where it can’t be sent either, what the server said counts, else that the device is full', async () => {
  noRoom();
  line(true);
  await expect(press(refusal)).rejects.toBe(refusal);
  const error = await press(new NotSent('Offline.')).catch((thrown: unknown) => thrown);
  expect(failureText(error, 'Failed to save.')).toBe(fullText);
});
