import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { customerWrote, ownerWrote } from '#domain/message/message.ts';
import { openAnswer } from '#domain/offer/lead-answer.ts';
import { offerAnswered } from '#domain/offer/offer-answer.ts';
import { nextActOf, nextEmail } from '#domain/today/next-act.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-03T16:00:00.000Z';
const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-03-02T16:00:00.000Z' };
const offered = (changes: Partial<Lead> = {}) => aLead({ status: 'OFFER_SENT', offer_sent, ...changes });
const reply = { offerSentAt: offer_sent.sent_at };
const after = (lead: Lead, { fields }: { readonly fields: object }): Lead => ({ ...lead, ...fields });

test('a question waits until the owner writes, and the no or yes after it counts', () => {
  const asked = after(
    offered(),
    offerAnswered(offered(), { ...reply, answer: 'question', message: 'Teak too?' }, undefined, now),
  );
  expect(openAnswer(asked, now)).toBe('question');
  expect(nextActOf(asked, now)).toBe('Next: answer their message.');
  const answered = after(asked, ownerWrote(asked, { text: 'Yes.', photos: [] }, { admin: 'owner', now }));
  expect(openAnswer(answered, now)).toBeUndefined();
  expect(openAnswer({ ...answered, offer_answer: { answer: 'no', at: now } }, now)).toBe('no');
});

test('a no wins over the question before it, a question after the no counts again', () => {
  const no = { answer: 'no', at: now } as const;
  const asked = { at: '2026-03-03T15:00:00.000Z', text: 'Teak too?' };
  expect(openAnswer(offered({ offer_answer: no, unanswered: asked }), now)).toBe('no');
  expect(nextActOf(offered({ offer_answer: no, unanswered: asked }), now)).toContain('revise the price');
  const later = { ...asked, at: '2026-03-03T17:00:00.000Z' };
  expect(openAnswer(offered({ offer_answer: no, unanswered: later }), now)).toBe('question');
});

test('a text of the customer’s waits in one short line', () => {
  const { fields } = customerWrote(offered(), { text: `Two\nlines ${'x'.repeat(300)}`, photos: [] }, now);
  expect(fields.unanswered?.text).toMatch(/^Two lines x+…$/);
  expect(fields.unanswered?.text).toHaveLength(160);
  expect(customerWrote(offered(), { text: '', photos: ['a', 'b'] }, now).fields.unanswered?.text).toBe(
    'Sent 2 photos.',
  );
});

test('a yes waits for its time alone', () => {
  const yes = { offer_answer: { answer: 'yes', at: now } } as const;
  expect(openAnswer(offered(yes), now)).toBe('yes');
  expect(nextActOf(offered(yes), now)).toBe('Next: set the date and time. They said yes.');
  expect(nextEmail(offered(yes))).toBe('schedule');
  expect(openAnswer(offered({ ...yes, visits: [aVisit()] }), now)).toBeUndefined();
  expect(openAnswer(offered({ ...yes, status: 'CANCELED' }), now)).toBeUndefined();
});

test('a yes after which times were offered waits for the customer, until the last of them has passed', () => {
  const times = ['2026-03-05T16:00:00.000Z', '2026-03-06T16:00:00.000Z'];
  const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-03-03T17:00:00.000Z', times };
  const lead = offered({ offer_sent, offer_answer: { answer: 'yes', at: now } });
  const later = '2026-03-04T16:00:00.000Z';
  expect(openAnswer(lead, later)).toBeUndefined();
  expect(nextActOf(lead, later)).toBe('Next: wait until they pick a time. It books itself.');
  expect(openAnswer(lead, '2026-03-06T17:00:00.000Z')).toBe('yes');
});

test('a no asks for another price, as long as nothing is booked', () => {
  const no = { offer_answer: { answer: 'no', at: now } } as const;
  expect(openAnswer(offered(no), now)).toBe('no');
  expect(nextEmail(offered(no))).toBe('offer');
  expect(openAnswer(offered({ ...no, status: 'SCHEDULED' }), now)).toBeUndefined();
});

test('a wish for another time is the next thing to confirm', () => {
  const move_wish = { start: '2026-03-20T16:00:00.000Z', at: now };
  expect(nextActOf(aLead({ status: 'SCHEDULED', visits: [aVisit({ move_wish })] }), now)).toContain(
    'confirm',
  );
});
