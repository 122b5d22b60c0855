import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import type { Content } from '#domain/content/content.ts';
import { initialSettings } from '#domain/settings.ts';
import { siteChanges } from '#functions/use-cases/content/site-changes.ts';
import { aDraft, aLive, givenContent } from '../../content-rows.ts';
import { mockedClients } from '../../mocked-clients.ts';

const { database } = mockedClients();
beforeEach(() => {
  database.on(GetCommand).resolves({});
  database.on(QueryCommand).resolves({ Items: [] });
});
const now = '2026-11-22T18:00:00.000Z';
const head = '<title>Prices | Boat Detailing LA</title><h1>Boats</h1>';
const data = ({ prices }: Content) =>
  `<script type="application/json" id="content">${JSON.stringify(prices)}</script>`;
const barOf = ({ announcement: { text, link } }: Content) =>
  `${text}${link ? `<a href="${link.to}">${link.label}</a>` : ''}`;
const pages: Readonly<Record<string, (content: Content) => string>> = {
  '/': (content) =>
    `${head}${barOf(content)}${footOf(content)}${content.questions.items.map(({ answer }) => answer).join()}`,
  '/services': (content) => `${head}${barOf(content)}$${content.prices.complete} and $${content.prices.wash}`,
  '/privacy': (content) => `${head}${barOf(content)}`,
};
const lake = '/locations/castaic-lake';
const isShown = ({ areas }: Content) => areas.items.some(({ id, shown }) => lake.endsWith(id) && shown);
const pageOf = (path: string, content: Content) => {
  const body = path === lake && isShown(content) ? `${head}The lake` : pages[path]?.(content);
  return body === undefined ? undefined : `${body}${data(content)}`;
};
const renderer = {
  renderSite: async (content: Content) => [
    ...Object.keys(pages).map((path) => ({ file: `x${path}`, path, text: pageOf(path, content) ?? '' })),
    isShown(content)
      ? { file: `x${lake}`, path: lake, text: pageOf(lake, content) ?? '' }
      : { file: `x${lake}`, path: lake, text: 'Not found', isGone: true as const },
  ],
  renderPath: async (path: string, content: Content) => pageOf(path, content),
};
const areasWith = (shown: boolean) => ({
  items: shippedContent.areas.items.map((area) => (lake.endsWith(area.id) ? { ...area, shown } : area)),
});
const footOf = (content: Content) => (isShown(content) ? `<a href="${lake}">The lake</a>` : '');
const bar = (content: object) => ({
  ...aDraft(28),
  content: { ends_at: '2026-12-01T18:00:00.000Z', ...content },
});

test('each change is told with the pages that read differently, not with those that only carry it along', async () => {
  givenContent(database, { 'prices draft': aDraft(30), 'announcement draft': bar({ text: 'Closed.' }) });
  const { pages, changed, lines, problems } = await siteChanges(renderer, now);
  expect(pages[0]).toEqual({ path: '/', title: 'Prices' });
  expect(changed).toEqual(['/', '/services', '/privacy']);
  expect(lines).toEqual([
    { kind: 'prices', key: 'complete', pages: ['/services'], problems: [] },
    { kind: 'announcement', key: 'announcement', pages: ['/', '/services', '/privacy'], problems: [] },
  ]);
  expect(problems).toEqual([]);
});

test('a link that leads nowhere is told once, with the change that sets it', async () => {
  const link = { label: 'Our guide', to: '/blog/trailers' };
  givenContent(database, {
    'prices draft': aDraft(30),
    'announcement draft': bar({ text: 'Trailers welcome.', link }),
  });
  const { lines } = await siteChanges(renderer, now);
  expect(lines.map(({ key, problems }) => ({ key, problems }))).toEqual([
    { key: 'complete', problems: [] },
    {
      key: 'announcement',
      problems: [{ about: 'link', words: 'The link “Our guide” leads nowhere: /blog/trailers' }],
    },
  ]);
});

test('an area that is hidden takes its page away, and what still leads there is told with the place', async () => {
  const given = (content: object) =>
    givenContent(database, {
      'areas draft': { ...aDraft(28), content: areasWith(false) },
      'announcement live': { ...aLive(28), content },
    });
  const text = { text: 'Out at the lake.', ends_at: '2026-12-01T18:00:00.000Z' };
  given(text);
  const { pages: listed, changed, lines } = await siteChanges(renderer, now);
  expect(listed.map(({ path }) => path)).toEqual(['/', '/services', '/privacy']);
  expect(changed).toEqual(['/', lake]);
  expect(lines).toEqual([{ kind: 'areas', key: 'castaic-lake', pages: ['/', lake], problems: [] }]);
  given({ ...text, link: { label: 'See', to: lake } });
  const words = `The link “See” leads nowhere: ${lake}, on the page “Prices”`;
  expect((await siteChanges(renderer, now)).lines[0]?.problems).toEqual([{ about: 'link', words }]);
});

test('an area that is shown again has a page to look at', async () => {
  givenContent(database, {
    'areas draft': { ...aDraft(28), content: areasWith(true) },
    'areas live': { ...aLive(28), content: areasWith(false) },
  });
  const { pages: listed, changed } = await siteChanges(renderer, now);
  expect(listed.map(({ path }) => path)).toContain(lake);
  expect(changed).toEqual(['/', lake]);
});

test('what contradicts the settings is told with the change that says it', async () => {
  givenContent(database, {
    'announcement draft': bar({ text: 'We reply within one hour. Open Mondays. <b>Hi</b>' }),
    'prices draft': aDraft(26),
  });
  const basic = { holds: 'All.', requested_service: 'complete', every_weeks: 4, rate_per_foot: 27 };
  const plans = { ...initialSettings.plans, basic };
  database.on(GetCommand).resolves({
    Item: {
      id: 'current',
      version: 1,
      settings: { ...initialSettings, plans, answer_time: 'within two days' },
    },
  });
  const { lines } = await siteChanges(renderer, now);
  expect(lines.flatMap(({ problems }) => problems)).toEqual([
    {
      about: 'promise',
      words:
        'Complete Detail would cost $26 a foot once, but $27 a foot for each visit of the Basic plan in your settings',
    },
    {
      about: 'promise',
      words: '“We reply within one hour.” Your settings promise an answer within two days',
    },
    { about: 'mark', words: '“<b>” would stand on the page just like that' },
  ]);
});

test('a page that grows beyond its weight is told, wherever that comes from', async () => {
  const answer = () => Array.from({ length: 1000 }, () => Math.random().toString(36)[2] ?? 'x').join('');
  const items = Array.from({ length: 40 }, (_, place) => ({
    id: `q${place}`,
    question: `Question ${place}?`,
    answer: answer(),
  }));
  givenContent(database, { 'questions draft': { ...aDraft(28), content: { items } } });
  const { problems } = await siteChanges(renderer, now);
  expect(problems).toEqual([
    { about: 'weight', words: expect.stringContaining('“Prices” would be over 25 kB') },
  ]);
});

test('without drafts nothing changes', async () => {
  givenContent(database);
  expect(await siteChanges(renderer, now)).toMatchObject({ changed: [], lines: [], problems: [] });
});
