import { expect, test } from 'vitest';
import { comesAfterAll } from '#domain/message/comes-after-all.ts';
import { asItStands, moveOffered, offeredVisit } from '#domain/visit/move-offer.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-11T16:00:00.000Z';
const times = ['2026-03-13T16:00:00.000Z', '2026-03-14T16:00:00.000Z'];
const visit = aVisit();
const why = 'Rain is forecast.';
const offer = (lead = aLead({ visits: [visit] })) =>
  moveOffered(lead, visit, { times, why }, { admin: 'admin', now });
const about = `${visit.id} ${visit.start} ${now}`;

test('an offer of other times moves nothing, tells why, and owes the customer an email about it', () => {
  expect(offer()).toMatchObject({
    fields: { updated_at: now },
    visits: [{ ...visit, move_offer: { times, why, at: now } }],
    keepsDraft: true,
    entries: [
      {
        note: 'Rain is forecast. Instead of Thu, Mar 12, 9:00 AM: Fri, Mar 13, 9:00 AM; Sat, Mar 14, 9:00 AM',
        is_public: true,
        mailed: true,
      },
    ],
    tasks: [{ kind: 'move-offer', about, due_at: now }],
  });
});

test('a customer without an email address reads of it on the page alone', () => {
  const { email: _, ...lead } = aLead({ visits: [visit] });
  const change = offer(lead);
  expect(change.tasks).toEqual([]);
  expect(change.entries[0]).not.toHaveProperty('mailed');
});

const move_offer = { times, why, at: now };
const found = (changes: Partial<Visit>, at = now) =>
  offeredVisit({ visits: [aVisit({ id: 'other' }), { ...visit, move_offer, ...changes }] }, about, at);

test('the email is about the visit that the times were offered for', () => {
  expect(found({})).toEqual({ visit: { ...visit, move_offer }, offer: move_offer });
  expect(offeredVisit({}, about, now)).toBeUndefined();
});

test.each<[string, Partial<Visit>]>([
  ['was called off', { status: 'canceled' }],
  ['has moved', { start: '2026-03-13T16:00:00.000Z' }],
  ['has got another offer since', { move_offer: { ...move_offer, at: '2026-03-11T16:00:00.001Z' } }],
  ['has got no such offer', { move_offer: undefined }],
])('there is nothing to email once the visit %s', (_, changes) => {
  expect(found(changes)).toBeUndefined();
});

test('there is nothing to email once the visit has begun or the times are past', () => {
  expect(found({}, '2026-03-12T15:59:59.999Z')).toBeDefined();
  expect(found({}, visit.start)).toBeUndefined();
  const at = (time: string) => found({ move_offer: { ...move_offer, times: [time] } });
  expect(at(now)).toBeUndefined();
  expect(at('2026-03-11T16:00:00.001Z')).toBeDefined();
  const half = { ...move_offer, times: ['2026-03-10T16:00:00.000Z', '2026-03-13T16:00:00.000Z'] };
  expect(found({ move_offer: half })).toBeDefined();
});

const called = { ...visit, move_offer: { ...move_offer, why: 'I’m sick.', is_off: true as const } };
const comes = { ...move_offer, why: 'We can come after all.' };

test('once the time off is taken back the visit may stay, and the other times still stand', () => {
  const off = [{ from: visit.start, to: '2026-03-12T17:00:00.000Z' }];
  expect(asItStands(called, { time_off: off })).toBe(called);
  expect(asItStands(called, { time_off: [] }).move_offer).toEqual(comes);
  const rain = { ...visit, move_offer };
  expect(asItStands(rain, { time_off: [] })).toBe(rain);
});

test('that we come after all is a message to the customer, and they still choose', () => {
  const unanswered = { text: 'Canvas too?', at: now };
  const lead = aLead({ visits: [called], unanswered });
  const later = '2026-03-11T17:00:00.000Z';
  const change = comesAfterAll(lead, called, { admin: 'admin', now: later });
  expect(change).toMatchObject({
    fields: { wrote_at: later },
    visits: [{ start: visit.start, move_offer: { ...comes, at: later } }],
    keepsDraft: true,
    entries: [
      {
        note: 'We can come Thu, Mar 12, 9:00 AM after all. Keep that time or pick another on your page.',
        is_public: true,
      },
    ],
    mailsEntry: 'message',
  });
  expect(change?.fields).not.toHaveProperty('unanswered');
  expect(change?.visits?.[0]?.move_offer).not.toHaveProperty('is_off');
});

test('who was not told that we can’t come is not told that we can', () => {
  const editor = { admin: 'admin', now };
  expect(comesAfterAll(aLead(), { ...visit, move_offer }, editor)).toBeUndefined();
  expect(comesAfterAll(aLead(), { ...called, status: 'canceled' }, editor)).toBeUndefined();
});
