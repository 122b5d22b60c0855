import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { handler } from '#functions/admin-content-save.ts';
import { aDraft, aLive, aPublish, givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
// Nothing was published yet.
beforeEach(() => void database.on(QueryCommand).resolves({}));
const save = (version: number, changes: Record<string, unknown> = {}) =>
  asAdmin(handler, { path: { kind: 'prices' }, body: { version, content: { ...prices, ...changes } } });

test('a save is a draft with its author, and a new version', async () => {
  givenContent(database);
  expect((await save(0, { complete: 30.5 })).status).toBe(200);
  const [written] = database.commandCalls(PutCommand);
  expect(written?.args[0].input.Item).toMatchObject({
    kind: 'prices',
    row: 'draft',
    version: 1,
    author: expect.any(String),
    content: { ...prices, complete: 30.5 },
  });
});

test('a draft says whether the site says otherwise', async () => {
  const isOpen = () => database.commandCalls(PutCommand).at(-1)?.args[0].input.Item?.is_open;
  givenContent(database, { 'prices live': aLive(30), 'prices draft': aDraft(30) });
  await save(1, { complete: 31 });
  expect(isOpen()).toBe(true);
  givenContent(database, { 'prices live': aLive(30), 'prices draft': aDraft(31, 2) });
  await save(2, { complete: 30 });
  expect(isOpen()).toBe(false);
});

test('a save over a version that was not seen is a conflict, the same save again is none', async () => {
  givenContent(database, { 'prices draft': aDraft(30) });
  expect((await save(0, { complete: 31 })).status).toBe(409);
  expect(await save(0, { complete: 30 })).toMatchObject({ status: 200, body: { version: 1 } });
  expect(database.commandCalls(PutCommand)).toHaveLength(0);
});

test('of two saves at once one is a conflict', async () => {
  givenContent(database);
  database.on(PutCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
  expect((await save(0, { complete: 31 })).status).toBe(409);
});

test('of two saves of the same at once both are saved: a press whose answer is late comes again', async () => {
  givenContent(database);
  database.on(PutCommand).callsFake(() => {
    givenContent(database, { 'prices draft': aDraft(31) });
    throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
  });
  expect(await save(0, { complete: 31 })).toMatchObject({ status: 200, body: { version: 1 } });
});

test('ten times the published price is refused, just under it is not', async () => {
  givenContent(database, { 'prices live': aLive(30), 'prices draft': aDraft(30) });
  const { status, body } = await save(1, { complete: 300 });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ 'content.complete': expect.stringContaining('$300') });
  expect((await save(1, { complete: 299.99 })).status).toBe(200);
});

test('a price that stood on the site once may come back, however far it is', async () => {
  givenContent(database, { 'prices live': aLive(30), 'prices draft': aDraft(30) });
  const change = { kind: 'prices', draft: aDraft(30), before: { ...prices, complete: 300 } };
  const publish = { ...aPublish('01KB0000000000000000000000', 'done'), changes: [change] };
  database.on(QueryCommand).resolves({ Items: [publish] });
  expect((await save(1, { complete: 301 })).status).toBe(400);
  expect((await save(1, { complete: 300 })).status).toBe(200);
});

test.each([
  ['a tenth of a cent', 28.005],
  ['nothing', 0],
  ['less than nothing', -28],
  ['a text', '28'],
  ['a fortune', 1001],
  ['not a number', Number.NaN],
])('%s is no price', async (_, complete) => {
  givenContent(database);
  expect((await save(0, { complete })).status).toBe(400);
  expect(database.commandCalls(PutCommand)).toHaveLength(0);
});

test('a price of something else is refused', async () => {
  expect((await save(0, { polish: 20 })).status).toBe(400);
});

const announce = (content: Record<string, unknown>) =>
  asAdmin(handler, { path: { kind: 'announcement' }, body: { version: 0, content } });
const ends_at = '2030-04-12T01:00:00.000Z';

test('an announcement is kept without the marks that nobody sees', async () => {
  givenContent(database);
  const link = { label: 'Pick a day', to: '/booking' };
  const { body } = await announce({ text: ' Closed\u202e April 5. <b>', link, ends_at });
  expect(body).toMatchObject({ version: 0 });
  expect(database.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
    content: { text: 'Closed April 5. <b>', link, ends_at },
  });
});

test('the slashes of an address that lacks them are put in, or it would lead into the site', async () => {
  givenContent(database);
  const link = { label: 'See', to: 'https:example.com/a' };
  expect((await announce({ text: 'Hi', link, ends_at })).status).toBe(200);
  expect(database.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
    content: { link: { ...link, to: 'https://example.com/a' } },
  });
});

test.each([
  ['without an end', { text: 'Closed' }, 'content.ends_at'],
  ['that is over', { text: 'Closed', ends_at: '2020-01-01T00:00:00.000Z' }, 'content.ends_at'],
  ['of 100 kB', { text: 'x'.repeat(60_000), ends_at }, 'content.text'],
  [
    'whose link runs a script',
    { text: 'Hi', link: { label: 'Go', to: 'javascript:alert(1)' }, ends_at },
    'content.link.to',
  ],
  [
    'whose link leaves unseen',
    { text: 'Hi', link: { label: 'Go', to: '//evil.example' }, ends_at },
    'content.link.to',
  ],
  [
    'whose link leads nowhere',
    { text: 'Hi', link: { label: 'Go', to: '/trailers' }, ends_at },
    'content.link.to',
  ],
])('an announcement %s is refused, with the place', async (_, content, field) => {
  givenContent(database);
  const { status, body } = await announce(content);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect(database.commandCalls(PutCommand)).toHaveLength(0);
});

const items = [{ id: 'a', question: 'Do you do\ntrailers?', answer: 'Yes, from {{rate wash}} a foot.' }];
const ask = (changes: object) =>
  asAdmin(handler, {
    path: { kind: 'questions' },
    body: { version: 0, content: { items: [{ ...items[0], ...changes }] } },
  });

test('a question is one line, its answer has prices that keep themselves right', async () => {
  givenContent(database);
  expect((await ask({})).status).toBe(200);
  expect(database.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
    content: { items: [{ question: 'Do you do trailers?', answer: 'Yes, from {{rate wash}} a foot.' }] },
  });
});

test.each([
  ['no text', { answer: ' \u200b ' }, 'content.items.0.answer'],
  ['braces that name no price', { answer: 'From {{rate trailer}}.' }, 'content.items.0.answer'],
  ['a text too long', { question: 'x'.repeat(121) }, 'content.items.0.question'],
  ['more than a question', { html: '<b>' }, 'html'],
])('a question with %s is refused, with the place', async (_, changes, field) => {
  givenContent(database);
  const { status, body } = await ask(changes);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

const saveAs = (kind: 'contact' | 'links', content: object) =>
  asAdmin(handler, { path: { kind }, body: { version: 0, content } });
const aLink = { id: 'a', label: 'Instagram', href: 'https://www.instagram.com/docks' };

test('an email and links are kept as they are reached', async () => {
  givenContent(database);
  await saveAs('contact', { email: ' Hello@Docks.example ' });
  await saveAs('links', { items: [aLink] });
  expect(database.commandCalls(PutCommand).map(({ args }) => args[0].input.Item?.content)).toEqual([
    { email: 'Hello@docks.example' },
    { items: [aLink] },
  ]);
});

test.each([
  ['contact', { email: 'hello at docks' }, 'content.email'],
  ['links', { items: [{ ...aLink, href: 'javascript:alert(1)' }] }, 'content.items.0.href'],
  ['links', { items: [{ ...aLink, href: '/booking' }] }, 'content.items.0.href'],
  ['links', { items: [{ ...aLink, label: '' }] }, 'content.items.0.label'],
] as const)('%s refuses %j, with the place', async (kind, content, field) => {
  givenContent(database);
  const { status, body } = await saveAs(kind, content);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

const words = { name: 'Dana R.', quote: 'You can see the dock in it.' };
const copied = { id: 'a', ...words, rating: 4, date: '2026-03-09', source: 'Google' };
const told = { id: 'a', ...words, area: 'Marina del Rey' };

test.each([
  ['a review without its source', 'reviews', { ...copied, source: '' }, 'items.0.source'],
  ['a review without stars', 'reviews', { ...copied, rating: 0 }, 'items.0.rating'],
  ['a review of tomorrow', 'reviews', { ...copied, date: '2099-01-01' }, 'items.0.date'],
  ['a review of no day', 'reviews', { ...copied, date: '' }, 'items.0.date'],
  ['a testimonial with six stars', 'testimonials', { ...told, rating: 6 }, 'items.0.rating'],
  ['a testimonial without a place', 'testimonials', { ...told, area: ' ' }, 'items.0.area'],
  ['no reason at all', 'reasons', undefined, 'items'],
])('%s is refused, with the place', async (_, kind, item, field) => {
  givenContent(database);
  const body = { version: 0, content: { items: item ? [item] : [] } };
  const answer = await asAdmin(handler, { path: { kind }, body });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.fields)).toEqual([`content.${field}`]);
});

test.each([
  ['reviews', copied],
  ['testimonials', told],
])('what is whole is saved among the %s', async (kind, item) => {
  givenContent(database);
  const body = { version: 0, content: { items: [item] } };
  expect((await asAdmin(handler, { path: { kind }, body })).status).toBe(200);
});

const finished = [{ id: 'a', question: 'Do you do trailers?', answer: 'Yes.' }];
const unfinished = { id: 'b', question: 'Do you do jet skis?', answer: '' };
const row = (version: number, fields: object) => ({
  ...aDraft(28, version),
  content: { items: finished },
  ...fields,
});

test('what isn’t finished is kept with the draft, comes back with it, and stays beside other changes', async () => {
  givenContent(database);
  const all = { items: [...finished, unfinished] };
  const first = { version: 0, content: { items: finished }, typed: all };
  expect((await asAdmin(handler, { path: { kind: 'questions' }, body: first })).status).toBe(200);
  const stored = database.commandCalls(PutCommand)[0]?.args[0].input.Item;
  expect(stored).toMatchObject({ content: { items: finished }, unfinished: all });

  givenContent(database, { 'questions draft': row(1, { unfinished: all }) });
  const { body } = await asAdmin(handler, { path: { kind: 'questions' }, body: first });
  expect(body).toMatchObject({ version: 1, content: { items: finished }, unfinished: all });

  const changed = [{ ...finished[0], question: 'Trailers?' }];
  const second = { version: 1, content: { items: changed } };
  await asAdmin(handler, { path: { kind: 'questions' }, body: second });
  expect(database.commandCalls(PutCommand)[1]?.args[0].input.Item?.unfinished).toEqual({
    items: [...changed, unfinished],
  });
  await asAdmin(handler, { path: { kind: 'questions' }, body: { ...second, typed: { items: changed } } });
  expect(database.commandCalls(PutCommand)[2]?.args[0].input.Item?.unfinished).toBeUndefined();
});

test('what isn’t finished has the form of its kind', async () => {
  givenContent(database);
  const body = {
    version: 0,
    content: { items: finished },
    typed: { items: [{ ...unfinished, html: '<b>' }] },
  };
  expect((await asAdmin(handler, { path: { kind: 'questions' }, body })).status).toBe(400);
  expect(database.commandCalls(PutCommand)).toHaveLength(0);
});
