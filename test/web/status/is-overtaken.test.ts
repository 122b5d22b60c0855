import { expect, test } from 'vitest';
import { isOvertaken } from '#web/status/is-overtaken.ts';

const [before, since, after] = [
  '2026-12-01T17:00:00.000Z',
  '2026-12-01T18:00:00.000Z',
  '2026-12-01T19:00:00.000Z',
];
const message = (from: 'owner' | 'customer', at: string) => ({ from, at, text: 'Hi', photos: 0, shown: [] });
const page = { messages: [], offer: undefined, timeline: [] };
const offer = { est_price_min: 700, est_price_max: 850, valid_until: '2026-12-20T18:00:00.000Z' };

test.each([
  ['an answer of ours', { messages: [message('owner', after)] }, true],
  ['an older answer', { messages: [message('owner', before)] }, false],
  ['words of their own', { messages: [message('customer', after)] }, false],
  ['a newer price', { offer: { ...offer, sent_at: after } }, true],
  ['the price it was about', { offer: { ...offer, sent_at: before } }, false],
  ['the booking that it tells', { timeline: [{ status: 'SCHEDULED', created_at: since }] }, false],
  [
    'a visit that was called off since',
    { timeline: [{ status: 'Visit canceled', created_at: after }] },
    true,
  ],
  ['what is no step of ours', { timeline: [{ status: 'Ready check', created_at: after }] }, false],
])('what an act came to stands until the page shows more: %s', (_, shown, isOver) => {
  expect(isOvertaken({ since }, { ...page, ...shown })).toBe(isOver);
  expect(isOvertaken({}, { ...page, ...shown })).toBe(false);
});
