import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { nextUp } from '#domain/today/next-up.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import { aTodayVisit } from '../../a-today.ts';

const first = aTodayVisit();
const second = aTodayVisit({ id: '01KM0000000000000000000002', start: addHours(first.start, 10) });
const end = addHours(first.start, first.hours);
const asked: Waiting = {
  kind: 'overdue',
  lead_id: first.lead_id,
  visit_id: first.id,
  name: first.name,
  text: 'was planned for Thu, Mar 18, 8:00 AM. How did it go?',
  act: 'Say how it went',
  since: first.start,
};

test('a visit that nobody marked stands first while its work may still go on, and is asked about after that', () => {
  const day = { visits: [first, second], waiting: [asked] };
  expect(nextUp(day, addHours(end, 1))).toEqual({ next: first, others: [second], waiting: [] });
  expect(nextUp(day, addHours(end, 2))).toEqual({ next: second, others: [], waiting: [asked] });
  expect(nextUp({ ...day, visits: [first] }, addHours(end, 9)).next).toBeUndefined();
});

test('a visit that we called off stands first only where no other is to come', () => {
  const off = { ...first, called_off: true as const };
  const up = (...visits: (typeof first)[]) => nextUp({ visits, waiting: [] }, first.start).next;
  expect(up(off, second)).toBe(second);
  expect(up(off)).toBe(off);
});
