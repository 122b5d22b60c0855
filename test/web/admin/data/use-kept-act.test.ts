import { expect, test, vi } from 'vitest';
import { heedServerTime } from '#web/admin/data/server-clock.ts';
import { passedInput, theyWaitText, waitsText } from '#web/admin/data/use-kept-act.ts';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';
import type { WaitingPhoto } from '#web/admin/device/waiting-photo.ts';
import { showWaiting } from '#web/admin/device/waiting-state.ts';
import { noteTooOld } from '#web/admin/device/worker.ts';
import { isTooOld } from '#web/admin/tell.ts';
import { ApiError } from '#web/api/call-operation.ts';

test('with signal it waits for the server, and a finish for its photos', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const photo = { id: 'p', leadId: 'ben' } as WaitingPhoto; // what is asked of one here
  showWaiting({ photos: [photo] });
  expect(waitsText('ben')).toBe('It waits on this device, and goes out once its photos are up.');
  expect(waitsText()).toBe('It waits on this device, and goes out once we can reach the server.');
  showWaiting({ photos: [{ ...photo, refusal: { sentence: 'Not a photo.' } }] });
  expect(waitsText('ben')).toBe('It waits on this device, and goes out once we can reach the server.');
  vi.unstubAllGlobals();
});

test('what waits goes out once there’s signal, or after a reload where the app is too old to be answered', () => {
  expect(waitsText()).toBe('It waits on this device, and goes out once there’s signal.');
  noteTooOld();
  expect(waitsText()).toBe('It waits on this device, and goes out after a reload.');
  expect(theyWaitText()).toBe('They wait on this device, and go out after a reload.');
});

test('an answer that the app is too old is nobody’s signal', () => {
  expect([426, 500].map((status) => isTooOld(new ApiError(status, { error: '' })))).toEqual([true, false]);
});

test('a first finish that isn’t kept here says when it was pressed, once the clock is known', () => {
  const pressedAt = '2025-12-31T23:59:50.000Z';
  const input = { id: 'ben', lines: [] };
  const act: WaitingAct = {
    id: 'one',
    leadId: 'ben',
    name: 'admin-finish',
    input,
    said: 'Finish',
    pressedAt,
    aheadMs: 0,
  };
  expect(passedInput(act, input)).toEqual(input);
  heedServerTime({ now: new Date().toISOString() });
  const { done_at = '' } = passedInput<typeof input & { done_at?: string }>(act, input);
  expect(Math.abs(Date.parse(done_at) - Date.parse(pressedAt))).toBeLessThan(1000);
  const correction = { ...input, version: 1 };
  expect(passedInput({ ...act, input: correction }, correction)).toEqual(correction);
});
