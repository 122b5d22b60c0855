import { expect, test, vi } from 'vitest';
import { sheetPlaceOf, unsentSheets } from '#web/admin/device/sheet-places.ts';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';

const finish: WaitingAct = {
  id: 'finish',
  leadId: 'ben',
  name: 'admin-finish',
  input: { id: 'ben', lines: [] },
  said: 'Finish, Ben',
  pressedAt: '2026-11-26T15:03:00.000Z',
};

test('a sheet whose finish waits in the queue is not counted a second time', () => {
  vi.stubGlobal('localStorage', { [sheetPlaceOf('ben')]: '{}', [sheetPlaceOf('ana')]: '{}' });
  expect(unsentSheets([])).toHaveLength(2);
  expect(unsentSheets([finish])).toEqual([sheetPlaceOf('ana')]);
  vi.unstubAllGlobals();
});
