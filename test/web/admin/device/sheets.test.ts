import { beforeEach, expect, test, vi } from 'vitest';
import { onDevice } from '#web/admin/device/store.ts';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';
import { eventually } from '../../../eventually.ts';
import '../../../fake-indexed-db.ts';

const finish: WaitingAct = {
  id: 'finish',
  leadId: 'ben',
  name: 'admin-finish',
  input: { id: 'ben', lines: [] },
  said: 'Finish, Ben',
  pressedAt: '2026-11-26T15:03:00.000Z',
};

/** What pages of older versions left. */
let older: Record<string, string> = {};

beforeEach(async () => {
  // The tests of a worker share one device.
  await onDevice((store) => store.clear('sheets'));
  older = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => older[key] ?? null,
    removeItem: (key: string) => delete older[key],
  });
  return () => vi.unstubAllGlobals();
});

/** As a page that is opened anew has them. */
async function opened() {
  vi.resetModules();
  return import('#web/admin/device/sheets.ts');
}

const isOnDisk = (leadId: string, text: string | undefined) =>
  eventually(async () => expect(await onDevice((store) => store.get('sheets', leadId))).toBe(text));

test('a sheet is on the device’s disk as it is typed, until it is sent or the device is emptied', async () => {
  const before = await opened();
  before.keepSheet('ana', '{"note":"two coats"}');
  before.keepSheet('ben', '{}');
  await isOnDisk('ben', '{}');
  const after = await opened();
  await after.readSheet('ana');
  expect(after.heldSheet('ana')).toBe('{"note":"two coats"}');
  expect(await after.unsentSheets([finish])).toEqual(['ana']);
  after.forgetSheet('ana');
  await isOnDisk('ana', undefined);
  await after.forgetSheets();
  expect(await after.unsentSheets([])).toEqual([]);
});

test('a sheet that an older version kept is taken over once', async () => {
  older = { 'bdla:finish:dora': '{"note":"older"}' };
  const page = await opened();
  await page.readSheet('dora');
  expect([page.heldSheet('dora'), older]).toEqual(['{"note":"older"}', {}]);
  page.keepSheet('dora', '{"note":"newer"}');
  await page.readSheet('dora');
  expect(page.heldSheet('dora')).toBe('{"note":"newer"}');
  await page.forgetSheets();
});

test('on a full device a sheet stays in the page, which knows, and is stored once there is room', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const page = await opened();
  const { isAnyTypedUnkept, keepTypedAgain } = await import('#web/admin/device/unkept.ts');
  page.keepSheet('ed', '{"note":"wax"}');
  await eventually(async () => expect(isAnyTypedUnkept()).toBe(true));
  await page.readSheet('ed');
  expect(page.heldSheet('ed')).toBe('{"note":"wax"}');
  page.keepSheet('ed', '{"note":"two coats of wax"}');
  full.mockRestore();
  await keepTypedAgain();
  expect(isAnyTypedUnkept()).toBe(false);
  await isOnDisk('ed', '{"note":"two coats of wax"}');
  await page.forgetSheets();
  vi.restoreAllMocks();
});
