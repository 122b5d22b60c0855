import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toldUnsent } from '#web/admin/device/unsent-here.ts';
import { tellEmptied } from '#web/admin/session/tell-emptied.ts';

const answers = vi.fn<typeof fetch>();
const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const token = async () => 'token';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  answers.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', answers);
  isOnline(true);
  toldUnsent('[{"lead_id":"l","acts":1,"photos":0}]');
});
afterEach(() => vi.unstubAllGlobals());

const told = () => answers.mock.calls.map(([address, init]) => [String(address), init?.body]);

test('a device that signs out takes back, once, what it said was waiting on it', async () => {
  await tellEmptied(token);
  expect(told()).toEqual([['/api/admin-unsent', expect.stringContaining('"leads":[]')]]);
  await tellEmptied(token);
  expect(told()).toHaveLength(1);
});

test('a sign-out without a line, without a session, or that is not answered goes on, and takes back nothing', async () => {
  isOnline(false);
  await tellEmptied(token);
  isOnline(true);
  await tellEmptied(async () => undefined);
  expect(told()).toEqual([]);
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  await tellEmptied(token);
  expect(toldUnsent()).not.toBe('[]');
});
