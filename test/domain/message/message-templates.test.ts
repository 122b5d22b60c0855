import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { messageTemplates } from '#domain/message/message-templates.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

/** Thursday, 7:00 AM in Los Angeles. */
const now = '2026-03-12T14:00:00.000Z';
const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-03-02T16:00:00.000Z' };

const kindsOf = (changes: Partial<Lead>) => messageTemplates(aLead(changes), now).map(({ kind }) => kind);
const textOf = (changes: Partial<Lead>, kind: string) =>
  messageTemplates(aLead(changes), now).find((template) => template.kind === kind)?.text;

test.each<[string, Partial<Lead>, readonly string[]]>([
  ['a new request', {}, ['access', 'photos']],
  ['an offer', { status: 'OFFER_SENT', offer_sent }, ['access', 'photos', 'price']],
  [
    'an offer that has its yes',
    { status: 'OFFER_SENT', offer_sent, offer_answer: { answer: 'yes', at: now } },
    ['access', 'photos'],
  ],
  ['a visit today', { status: 'SCHEDULED', visits: [aVisit()] }, ['access', 'photos', 'late', 'rain']],
  [
    'a visit tomorrow',
    { status: 'SCHEDULED', visits: [aVisit({ start: '2026-03-13T16:00:00.000Z' })] },
    ['access', 'photos', 'rain'],
  ],
  ['a visit of last week', { status: 'COMPLETED', visits: [aVisit({ status: 'done' })] }, []],
])('%s has the texts that suit it', (_, changes, kinds) => {
  expect(kindsOf(changes)).toEqual(kinds);
});

test('names, prices and times are filled in', () => {
  expect(textOf({ status: 'OFFER_SENT', offer_sent }, 'price')).toContain(
    'Hi Ana, did you get a chance to look at your price, $700 to $850 before tax?',
  );
  const booked = { status: 'SCHEDULED', visits: [aVisit()] } as const;
  expect(textOf({ ...booked, visits: [...booked.visits] }, 'late')).toContain('late for 9:00 AM today');
  expect(textOf({ ...booked, visits: [...booked.visits] }, 'rain')).toContain(
    'rain on Thursday, March 12 at 9:00 AM',
  );
});

test('what does not look like a name is not greeted by', () => {
  expect(textOf({ full_name: 'https://spam.example' }, 'photos')).toMatch(/^Hi, could you/);
});
