import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clockAheadMs, heedDate, heedServerTime, serverNow } from '#web/admin/data/server-clock.ts';

test('until an answer tells the time, the date that each carries corrects a wrong clock, and leaves a right one', () => {
  const dated = (date: string) => heedDate(new Headers({ date }));
  dated(new Date(Date.now() - 2000).toUTCString());
  heedDate(new Headers());
  expect(clockAheadMs()).toBe(0);
  dated('Sat, 13 Mar 2027 18:00:00 GMT');
  expect(serverNow()).toMatch(/^2027-03-13T18:0/);
  heedServerTime({ now: '2027-03-14T18:00:00.000Z' });
  dated('Sat, 13 Mar 2027 18:00:00 GMT');
  expect(serverNow()).toMatch(/^2027-03-14T18:0/);
});

test('the admin tells the time by the server, whatever the device says', () => {
  heedServerTime({ now: '2027-03-13T18:00:00.000Z' });
  expect(serverNow()).toMatch(/^2027-03-13T18:0/);
  heedServerTime({ now: new Date().toISOString() });
});

test('no screen of the admin asks the device for the time', () => {
  const screens = globSync('web/admin/**/*.{ts,tsx}').filter((path) => !path.includes('/session/'));
  const asking = screens.filter((path) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(path, 'utf8')));
  expect(asking.map((path) => path.replace(/^.*web\/admin\//, '')).sort()).toEqual([
    // How old something on this device is, by its own clock alone.
    'data/kept.ts',
    'data/send-waiting.ts',
    'data/server-clock.ts',
    // Until when a press can be undone, in milliseconds.
    'data/use-kept-act.ts',
    // How old something on this device is, by its own clock alone.
    'device/kept-answers.ts',
    // Until when a press can be undone, in milliseconds.
    'device/waiting-act.ts',
    // How old something on this device is, by its own clock alone.
    'device/worker.ts',
    // How long ago a press was.
    'lead/use-confirmed-send.ts',
    // When an edit was kept, by its clock alone.
  ]);
});
