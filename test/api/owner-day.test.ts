import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf, formatWeekday, instantOf } from '#domain/los-angeles.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { captureLog } from '../log-lines.ts';
import { carryOut, clockAct } from './act.ts';
import { aBookedVisit } from './customer-calls.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  setClock(undefined);
});

const at = (start: string, wallClock: string) => setClock(instantOf(`${dayOf(start)}T${wallClock}`));

const toOwner = async (start: string) =>
  (await parts.mailsTo('owner@boatdetailingla.example')).filter(({ subject }) =>
    subject.startsWith(`${formatWeekday(start, start)}: `),
  );

test('the route of a day goes to the owner at 6 AM, once', async () => {
  const { start } = await aBookedVisit();
  for (const wallClock of ['05:55', '06:00', '06:05']) {
    at(start, wallClock);
    await carryOut(clockAct('morning-sheet'));
    expect(await toOwner(start)).toHaveLength(wallClock < '06:00' ? 0 : 1);
  }
  const [sheet] = await toOwner(start);
  expect(sheet?.text).toContain('Complete Detail');
});
