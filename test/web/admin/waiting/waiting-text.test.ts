import { expect, test } from 'vitest';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';
import { goesOutText, noMailText, waitingText } from '#web/admin/waiting/waiting-text.ts';

test('what waits is counted, photos first', () => {
  expect(waitingText(0, 0)).toBe('');
  expect(waitingText(2, 0)).toBe('2 waiting, only on this device');
  expect(waitingText(1, 3)).toBe('3 photos and 1 more waiting, only on this device');
});

test('a refused photo is never said to go out on its own', () => {
  const when = 'when this app is open and has signal.';
  expect(goesOutText(3, 0)).toBe(`They go out on their own ${when}`);
  expect(goesOutText(1, 0)).toBe(`It goes out on its own ${when}`);
  expect(goesOutText(3, 1)).toBe(
    `1 photo didn’t go through: look below. The rest goes out on its own ${when}`,
  );
  expect(goesOutText(1, 1)).toBe('It didn’t go through, so it’s for you to retry or remove.');
  expect(goesOutText(2, 2)).toBe('They didn’t go through, so they’re for you to retry or remove.');
});

test('what is no news anymore is never said to be emailed', () => {
  const press = (input: Extract<WaitingAct, { name: 'admin-visit' }>['input']): WaitingAct => ({
    ...{ id: input.act, leadId: 'ana', name: 'admin-visit', input, said: input.act },
    pressedAt: '2026-11-26T15:00:00.000Z',
  });
  const about = { id: 'ana', visitId: 'v' };
  const leave = press({ ...about, act: 'on-my-way', mail: true });
  const late = press({ ...about, act: 'late' });
  const start = press({ ...about, act: 'start' });
  const [soon, then] = ['2026-11-26T15:29:59.000Z', '2026-11-26T15:30:00.000Z'];
  const old = 'No email anymore: over 30 minutes ago.';
  expect(noMailText(leave, [leave], soon)).toBeUndefined();
  expect(noMailText(leave, [leave], then)).toBe(old);
  expect(noMailText(late, [late], then)).toBe(old);
  expect(noMailText(leave, [leave, start], soon)).toBe('No email anymore: you’ve pressed what came next.');
  const unmailed = [
    press({ ...about, act: 'on-my-way', mail: false }),
    press({ ...about, act: 'late', mail: false }),
    start,
  ];
  for (const act of unmailed) expect(noMailText(act, [act], then)).toBeUndefined();
});
