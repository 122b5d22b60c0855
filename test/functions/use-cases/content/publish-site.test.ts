import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import type { SiteRenderer } from '#domain/content/site-renderer.ts';
import { publishSite } from '#functions/use-cases/content/publish-site.ts';
import { aDraft, aLive, aPublish, givenContent } from '../../content-rows.ts';
import { mockedClients } from '../../mocked-clients.ts';

const { database, storage, transactions } = mockedClients();
const context = { awsRequestId: 'run', getRemainingTimeInMillis: () => 120_000 };

const page = (file: string, text: string) => ({ file, text });
type Renderer = Pick<SiteRenderer, 'renderSite'>;
const renderer: Renderer = {
  renderSite: async ({ prices }) => [
    page('index.html', `From $${prices.wash}`),
    page('services/index.html', `Complete $${prices.complete}`),
    page('privacy/index.html', 'Nothing of prices'),
  ],
};

const md5 = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;
const lies = (files: Readonly<Record<string, string>>) =>
  storage.on(ListObjectsV2Command).resolves({
    Contents: Object.entries(files).map(([Key, text]) => ({ Key, ETag: md5(text) })),
  });
const written = () => storage.commandCalls(PutObjectCommand).map(({ args }) => args[0].input);
const waits = (complete: number) => {
  const change = { kind: 'prices', draft: aDraft(complete), before: aDraft(28).content };
  const publish = { ...aPublish('01JD3ZK8Q0000000000000000A'), changes: [change] };
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [publish] })
    .resolves({ Items: [] });
};
const ended = () =>
  transactions()
    .flat()
    .map(({ Put }) => Put?.Item);

test('only pages that change are written, then functions go by what went up', async () => {
  givenContent(database);
  lies({
    'index.html': 'From $7',
    'services/index.html': 'Complete $28',
    'privacy/index.html': 'Nothing of prices',
  });
  waits(30);
  expect(await publishSite(renderer, 'publish', context)).toBe(true);
  expect(written()).toMatchObject([
    { Key: 'services/index.html', Body: 'Complete $30', ContentType: 'text/html; charset=utf-8' },
  ]);
  expect(ended()).toMatchObject([
    { row: '01JD3ZK8Q0000000000000000A', state: 'done', pages: 1, of: 1 },
    { kind: 'prices', row: 'live', content: { complete: 30 }, published_by: 'ana' },
    { kind: 'shown', mark: expect.any(String) },
  ]);
  expect(ended()[0]).not.toHaveProperty('waits');
});

test('what a killed run has written already is not written again, the rest is', async () => {
  givenContent(database);
  lies({ 'index.html': 'From $6', 'services/index.html': 'Complete $30' });
  waits(30);
  await publishSite(renderer, 'publish', context);
  expect(written().map(({ Key }) => Key)).toEqual(['index.html']);
});

test('a failure puts the old pages back, says so and leaves what functions go by', async () => {
  givenContent(database);
  lies({ 'index.html': 'From $7', 'services/index.html': 'Complete $28' });
  waits(30);
  storage.on(PutObjectCommand).rejectsOnce(new Error('The line dropped.')).resolves({});
  await publishSite(renderer, 'publish', context);
  expect(ended()).toMatchObject([
    { state: 'failed', error: expect.stringContaining('The site is as it was') },
  ]);
});

test('a deployment writes every page anew with what is published, never with what ships', async () => {
  givenContent(database, {
    'prices live': { ...aDraft(31), published_by: 'ana', published_at: '2026-11-22T18:00:00.000Z' },
  });
  lies({});
  database.on(QueryCommand).resolves({ Items: [] });
  await publishSite(renderer, 'deployment', context);
  expect(written().map(({ Body }) => Body)).toEqual(['From $7', 'Complete $31', 'Nothing of prices']);
});

test('an announcement that is over is on no page, whoever publishes', async () => {
  const text = 'Closed this week.';
  givenContent(database, {
    'announcement live': { ...aLive(28), content: { text, ends_at: '2026-11-22T18:00:00.000Z' } },
  });
  lies({});
  database.on(QueryCommand).resolves({ Items: [] });
  const announcing: Renderer = {
    renderSite: async ({ announcement }) => [page('index.html', `Bar: ${announcement.text}`)],
  };
  vi.useFakeTimers({ now: new Date('2026-11-22T17:59:59.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await publishSite(announcing, 'deployment', context);
  vi.setSystemTime(new Date('2026-11-22T18:00:00.000Z'));
  await publishSite(announcing, 'deployment', context);
  expect(written().map(({ Body }) => Body)).toEqual([`Bar: ${text}`, 'Bar: ']);
});

test('terms go up as the version of the day on which it was asked for, on the page and in what functions go by', async () => {
  const before = shippedContent.terms;
  const content = { ...before, items: before.items.slice(1) };
  givenContent(database);
  lies({});
  const change = { kind: 'terms', draft: { ...aDraft(28), content }, before };
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [{ ...aPublish('01JD3ZK8Q0000000000000000A'), changes: [change] }] })
    .resolves({ Items: [] });
  const dating: Renderer = {
    renderSite: async ({ terms }) => [page('terms/index.html', `As of ${terms.version}`)],
  };
  await publishSite(dating, 'publish', context);
  expect(written()).toMatchObject([{ Body: 'As of 2026-11-22' }]);
  expect(ended()[1]).toMatchObject({ kind: 'terms', row: 'live', content: { version: '2026-11-22' } });
});

test('where a page is hidden the answer is that there is none', async () => {
  givenContent(database);
  lies({ 'locations/malibu/index.html': 'Malibu' });
  waits(28);
  const hiding: Renderer = {
    renderSite: async () => [{ ...page('locations/malibu/index.html', 'Not found'), isGone: true }],
  };
  await publishSite(hiding, 'publish', context);
  expect(written()).toMatchObject([{ Body: 'Not found', Metadata: { status: '404', robots: 'noindex' } }]);
});

test('one run at a time: another leaves the pages alone', async () => {
  database.on(PutCommand).rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
  expect(await publishSite(renderer, 'publish', context)).toBe(false);
  expect(written()).toEqual([]);
});

test('a deployment waits for the run before it', async () => {
  givenContent(database);
  lies({});
  database.on(QueryCommand).resolves({ Items: [] });
  database
    .on(PutCommand)
    .rejectsOnce(new ConditionalCheckFailedException({ message: '', $metadata: {} }))
    .resolves({});
  expect(await publishSite(renderer, 'deployment', context)).toBe(true);
  expect(written()).toHaveLength(3);
});
