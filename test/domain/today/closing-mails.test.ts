import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { closingMails, type Went } from '#domain/today/closing-mails.ts';
import { waitingFor } from '#domain/today/waiting.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-05T17:24:00.000Z';
const first = aVisit({ id: 'first', start: '2026-11-30T17:00:00.000Z' });
const second = aVisit({ id: 'second', start: '2026-12-01T17:00:00.000Z' });
const ahead = aVisit({ id: 'ahead', start: '2026-12-09T17:00:00.000Z' });
const booked = (changes: Partial<Lead>): Lead => aLead({ status: 'SCHEDULED', ...changes });
const doneBefore = '2026-02-20T17:00:00.000Z';
const { email: _, ...silent } = booked({ visits: [first] });

const answers: readonly (readonly [string, Lead, Record<string, Went>, number])[] = [
  ['the only visit done', booked({ visits: [first] }), { first: 'finish' }, 1],
  ['the only visit missed', booked({ visits: [first] }), { first: 'miss' }, 1],
  ['nothing said', booked({ visits: [first] }), {}, 0],
  ['one done of two', booked({ visits: [first, second] }), { first: 'finish' }, 0],
  ['both done', booked({ visits: [first, second] }), { first: 'finish', second: 'finish' }, 1],
  ['one missed, the last done', booked({ visits: [first, second] }), { first: 'miss', second: 'finish' }, 2],
  ['one done, the last missed', booked({ visits: [first, second] }), { first: 'finish', second: 'miss' }, 1],
  ['one done, another ahead', booked({ visits: [first, ahead] }), { first: 'finish' }, 0],
  ['done once before', booked({ visits: [first], completed_at: first.start }), { first: 'finish' }, 0],
  ['a return visit done', booked({ visits: [first], completed_at: doneBefore }), { first: 'finish' }, 1],
  ['a return visit missed', booked({ visits: [first], completed_at: doneBefore }), { first: 'miss' }, 1],
  ['nobody to email', silent, { first: 'miss' }, 0],
];

test.each(answers)('%s', (_name, lead, said, mails) => {
  expect(closingMails(waitingFor([lead], [], { now }), said)).toBe(mails);
});
