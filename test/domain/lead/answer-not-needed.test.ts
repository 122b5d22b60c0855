import { expect, test } from 'vitest';
import { answerNotNeeded } from '#domain/lead/answer-not-needed.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-03-04T16:00:00.000Z';
const editor = { admin: 'admin', now };

test('a message that needs no answer is settled once, privately, and never one that came since', () => {
  const waiting = aLead({ unanswered: { at: now, text: 'See you then.' } });
  expect(answerNotNeeded(waiting, now, editor)).toMatchObject({
    fields: { unanswered: null },
    entries: [{ status: 'No answer needed', note: 'See you then.', is_public: false }],
    asRead: ['updated_at'],
  });
  expect(answerNotNeeded(waiting, '2026-03-04T15:59:59.999Z', editor)).toBeUndefined();
  expect(answerNotNeeded(aLead(), now, editor)).toBeUndefined();
});

test('a told place that the address has already is settled by itself, and the message beside it waits on', () => {
  const unanswered = { at: '2026-03-04T15:00:00.000Z', text: 'See you then.' };
  expect(answerNotNeeded(aLead({ unanswered, place_told_at: now }), now, editor)).toMatchObject({
    fields: { place_told_at: null },
    entries: [{ note: 'Where the boat is', is_public: false }],
  });
});
