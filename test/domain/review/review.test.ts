import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { leadAfter } from '#domain/lead-change.ts';
import { publicReview } from '#domain/review/review.ts';
import {
  reviewAnswered,
  reviewRefusal,
  reviewSaid,
  type SaidReview,
  saysNothing,
  wordRefusal,
} from '#domain/review/review-changes.ts';
import { isAskedOfAnother, withReviewRequest } from '#domain/review/review-due.ts';
import { reviewSignature, reviewWaits } from '#domain/review/review-words.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-12-04T18:00:00.000Z';
const later = '2026-12-05T18:00:00.000Z';
const owner = { admin: 'owner', now: later };
const done = aLead({ status: 'COMPLETED' });

function said(lead: Lead, words: SaidReview, at = now): Lead {
  const change = reviewSaid(lead, words, at);
  return change ? leadAfter(lead, change.fields) : lead;
}
const marked = (lead: Lead): Lead => {
  if (!lead.review) throw new Error('There is no review.');
  const word = { written_at: lead.review.written_at, site: true };
  return leadAfter(lead, reviewAnswered(lead, lead.review, word, owner).fields);
};

test('a review is signed with first name and town, never with a dock', () => {
  expect(reviewSignature('Ana', 'Marina del Rey')).toBe('Ana, Marina del Rey');
  expect(reviewSignature('Ana', 'Marina del Rey, dock 77')).toBe('Ana, Marina del Rey');
  expect(reviewSignature('Ana', 'Dock 77')).toBe('Ana');
  expect(reviewSignature('Ana', undefined)).toBe('Ana');
});

test('a review takes stars, words or both, once the work is done', () => {
  expect(reviewRefusal(aLead())).toBeDefined();
  expect(reviewRefusal(done)).toBeUndefined();
  expect(saysNothing(done, { publish: true })).toBe(true);
  expect(saysNothing(done, { rating: 1, publish: false })).toBe(false);
  expect(saysNothing(said(done, { rating: 3, publish: false }), { publish: true })).toBe(false);
});

test('consent is kept in the words that were read, with its time and place', () => {
  const { review } = said(done, { rating: 5, publish: true });
  expect(review?.consent).toEqual({
    wording: 'You may show my review on your site, as “Ana, Marina del Rey”.',
    place: 'status page',
    at: now,
  });
  expect(said(done, { rating: 5, publish: false }).review).not.toHaveProperty('consent');
});

test('what is left out stays as it was, and the same again changes nothing', () => {
  const lead = said(done, { rating: 4, words: 'Clean.', publish: false });
  expect(reviewSaid(lead, { rating: 4, publish: false }, later)).toBeUndefined();
  expect(said(lead, { publish: true }, later).review).toMatchObject({
    rating: 4,
    words: 'Clean.',
    written_at: now,
    consent: { at: later },
  });
  expect(said(lead, { words: '', publish: false }, later).review).not.toHaveProperty('words');
});

test('withdrawn consent takes the review off the site, and so do other words', () => {
  const lead = marked(said(done, { rating: 5, words: 'Great.', publish: true }));
  expect(lead.review?.site).toEqual({ at: later, by: 'owner' });
  const withdrawn = said(lead, { publish: false }, later).review;
  expect(withdrawn).not.toHaveProperty('site');
  expect(withdrawn).not.toHaveProperty('consent');
  const changed = said(lead, { words: 'Greater.', publish: true }, later);
  expect(changed.review).not.toHaveProperty('site');
  expect(reviewWaits(changed)).toBeDefined();
  expect(reviewWaits(lead)).toBeUndefined();
});

test('the owner marks only what they have seen, and only with consent', () => {
  const lead = said(done, { rating: 5, publish: false });
  expect(wordRefusal(done, { written_at: now })).toBe('There’s no review yet.');
  expect(wordRefusal(lead, { written_at: later })).toContain('changed in the meantime');
  expect(wordRefusal(lead, { written_at: now, site: true })).toContain('hasn’t said');
  expect(wordRefusal(lead, { written_at: now, site: false })).toBeUndefined();
});

test('an answer is emailed once and shown to the customer; what the owner marks is not', () => {
  const lead = marked(said(done, { rating: 5, publish: true }));
  if (!lead.review) throw new Error('There is no review.');
  const word = { written_at: now, answer: 'See you in spring.' };
  const change = reviewAnswered(lead, lead.review, word, owner);
  expect(change).toMatchObject({ mailsEntry: 'message', entries: [{ note: 'See you in spring.' }] });
  const answered = leadAfter(lead, change.fields);
  expect(answered.review && publicReview(answered.review)).toEqual({
    rating: 5,
    words: undefined,
    written_at: now,
    answer: { text: 'See you in spring.', at: later },
    publish: true,
  });
  const again = answered.review && reviewAnswered(answered, answered.review, word, owner);
  expect(again).not.toHaveProperty('mailsEntry');
  expect(again?.entries).toEqual([]);
});

test('a review is asked for two days after the work, by email, of who has not said anything yet', () => {
  const record = aRecord({ done_at: '2026-12-02T18:00:00.000Z' });
  const finished = { fields: { record }, entries: [] };
  const asked = (lead: Lead) => withReviewRequest(finished, lead).tasks;
  expect(asked(done)).toEqual([{ kind: 'review', due_at: now }]);
  expect(asked(said(done, { rating: 5, publish: false }))).toBeUndefined();
  const { email: _, ...unmailed } = done;
  expect(asked(unmailed)).toBeUndefined();
  expect(withReviewRequest({ fields: {}, entries: [] }, done).tasks).toBeUndefined();
});

test('of several jobs of one day a customer is asked about the newest alone, and about none once one is reviewed', () => {
  const jobOf = (id: string, done_at: string, changes: Partial<Lead> = {}) =>
    aLead({ id, status: 'COMPLETED', customer_id: 'ana', record: aRecord({ done_at }), ...changes });
  const [first, second, next] = [
    jobOf('1', '2026-12-02T18:00:00.000Z'),
    jobOf('2', '2026-12-02T23:00:00.000Z'),
    jobOf('3', '2026-12-03T18:00:00.000Z'),
  ] as const;
  const asked = (...leads: Lead[]) =>
    leads.filter((lead) => !isAskedOfAnother(lead, leads)).map(({ id }) => id);
  expect(asked(first, second, next)).toEqual(['2', '3']);
  expect(asked(first, { ...second, record: first.record })).toEqual(['2']);
  expect(asked({ ...first, ...said(first, { rating: 5, publish: false }) }, second)).toEqual([]);
  for (const other of [{ customer_id: 'bob' }, { email: 'bob@example.com' }, { status: 'CANCELED' as const }])
    expect(asked(first, { ...second, ...other })).toContain('1');
});
