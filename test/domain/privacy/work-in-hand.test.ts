import { expect, test } from 'vitest';
import { workEndsAt } from '#domain/privacy/work-in-hand.ts';

const now = '2026-11-20T12:00:00.000Z';
const at = (time: string) => `2026-11-20T${time}.000Z`;

test.each([
  ['nobody at work', [{}], undefined, undefined],
  ['a worker that holds the lead', [{ owed_lease: `${at('12:00:40')}#a-worker` }], undefined, at('12:00:40')],
  ['a worker that has long ended', [{ owed_lease: `${at('11:00:40')}#a-worker` }], undefined, undefined],
  ['a mail under way', [{ mail_claim: { claimed_at: at('11:59:30') } }], undefined, at('12:00:30')],
  ['a mail that was left', [{ mail_claim: { claimed_at: at('11:50:00') } }], undefined, undefined],
  ['an upload taken away just now', [{}], now, at('12:02:00')],
  [
    'several, of which the last counts',
    [{ owed_lease: `${at('12:00:40')}#a` }, { mail_claim: { claimed_at: at('11:59:59') } }],
    undefined,
    at('12:00:59'),
  ],
])('%s', (_, leads, uploadsGoneAt, end) => {
  expect(workEndsAt(leads, uploadsGoneAt, now)).toBe(end);
});
