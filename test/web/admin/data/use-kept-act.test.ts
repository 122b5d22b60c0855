import { expect, test } from 'vitest';
import { theyWaitText, waitsText } from '#web/admin/data/use-kept-act.ts';
import { noteTooOld } from '#web/admin/device/worker.ts';
import { isTooOld } from '#web/admin/tell.ts';
import { ApiError } from '#web/api/call-operation.ts';

test('what waits goes out once there’s signal, or after a reload where the app is too old to be answered', () => {
  expect(waitsText()).toBe('It waits on this device, and goes out once there’s signal.');
  noteTooOld();
  expect(waitsText()).toBe('It waits on this device, and goes out after a reload.');
  expect(theyWaitText()).toBe('They wait on this device, and go out after a reload.');
});

test('an answer that the app is too old is nobody’s signal', () => {
  expect([426, 500].map((status) => isTooOld(new ApiError(status, { error: '' })))).toEqual([true, false]);
});
