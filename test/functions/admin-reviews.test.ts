import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler as review } from '#functions/admin-review.ts';
import { handler as reviews } from '#functions/admin-reviews.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { handler as say } from '#functions/review.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { leadPage, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const page = leadPage();
const written_at = winter('01T08:00');
const consent = { wording: 'You may show it.', place: 'status page', at: written_at } as const;
const reviewed = { rating: 5, words: 'Like new.', written_at, consent };

/** What the last write says in the list of all, and in the place of what the site shows of this one. */
const listed = () => {
  const all = page.items().find(({ Update }) => Update?.Key?.id === 'reviews#all')?.Update;
  const shown = page.items().find(({ Put }) => Put?.Item?.kind === 'approved')?.Put;
  return [all?.ExpressionAttributeValues?.[':at'], shown?.Item];
};
const place = { kind: 'approved', row: aLead().id, lead_id: aLead().id };

test('all reviews are shown with their jobs, those last written first', async () => {
  const first = aLead({ status: 'COMPLETED', record: aRecord(), review: reviewed });
  const second = aLead({ id: '01JD3ZK8Q0000000000000000B', full_name: 'Ben Shaw', review: { written_at } });
  const gone = '01JD3ZK8Q0000000000000000C';
  page.rows.set('reviews#all', {
    id: 'reviews#all',
    [first.id]: winter('02T08:00'),
    [second.id]: winter('03T08:00'),
    [gone]: winter('01T08:00'),
  });
  const approved = { written_at, signature: 'Ana, Marina del Rey' };
  page.database.on(QueryCommand).resolves({
    Items: [
      { ...place, review: approved },
      { ...place, row: gone },
    ],
  });
  page.database.on(BatchGetCommand).resolves({ Responses: { Leads: [first, second].map(leadRecord) } });
  const { body } = await asAdmin(reviews, {});
  expect(body).toMatchObject({
    total: 3,
    approved: 1,
    reviews: [
      { name: 'Ben Shaw' },
      { name: 'Ana Ortiz', signature: 'Ana, Marina del Rey', service: 'complete', review: reviewed },
    ],
  });
  expect((await asAdmin(reviews, { query: { page: '2' } })).body).toMatchObject({ reviews: [], total: 3 });
  expect((await asAdmin(reviews, { query: { page: '0' } })).status).toBe(400);
});

test('a review is listed as it is written, and on no site without the owner’s mark', async () => {
  page.leadIs({ status: 'COMPLETED' });
  await page.act(say, { rating: 5, publish: true });
  expect(listed()).toEqual([expect.stringMatching(/^2026-12-01T17:00/), place]);
});

test('the owner’s mark puts it on the site, with first name and town, and nothing else of the lead', async () => {
  page.leadIs({ status: 'COMPLETED', review: reviewed });
  await page.ask(review, { written_at, site: true });
  const shown = { rating: 5, words: 'Like new.', written_at, signature: 'Ana, Marina del Rey' };
  expect(listed()).toEqual([written_at, { ...place, review: shown }]);
});

test.each([
  ['a consent that is withdrawn', { publish: false }],
  ['other words', { words: 'Or not.', publish: true }],
])('%s takes an approved review off the site', async (_, said) => {
  page.leadIs({ status: 'COMPLETED', review: { ...reviewed, site: { at: written_at, by: 'owner' } } });
  await page.act(say, said);
  expect(listed()[1]).toEqual(place);
});
