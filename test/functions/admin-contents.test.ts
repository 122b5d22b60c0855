import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { contentKinds } from '#domain/content/content.ts';
import { handler } from '#functions/admin-contents.ts';
import { aDraft, aLive, aPublish, givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();

test('terms that are up are no draft, for all that they got their version on the way', async () => {
  const content = { ...shippedContent.terms, items: shippedContent.terms.items.slice(1) };
  givenContent(database, {
    'terms draft': { ...aDraft(28), content },
    'terms live': { ...aLive(28), content: { ...content, version: '2026-11-22' } },
  });
  database.on(QueryCommand).resolves({ Items: [] });
  const { body } = await asAdmin(handler, {});
  expect(body.contents.find(({ kind }: { kind: string }) => kind === 'terms')).toMatchObject({
    is_draft: false,
    content: { version: '2026-11-22' },
  });
});

test('every kind with its draft, and what was published, newest first', async () => {
  givenContent(database, { 'prices draft': aDraft(30) });
  const id = '01JD3ZK8Q0000000000000000A';
  database.on(QueryCommand).resolves({ Items: [aPublish(id, 'done')] });
  const { body } = await asAdmin(handler, {});
  expect(body.contents.map(({ kind }: { kind: string }) => kind)).toEqual(contentKinds);
  expect(body.contents.slice(0, 2)).toMatchObject([
    { version: 1, is_draft: true },
    { version: 0, is_draft: false },
  ]);
  expect(body.publishes).toMatchObject([{ id, state: 'done', author: 'ana' }]);
  expect(database.commandCalls(BatchGetCommand)).toHaveLength(1);
  const [asked] = database.commandCalls(QueryCommand);
  expect(asked?.args[0].input).toMatchObject({ ScanIndexForward: false });
});

test('a run that found all done already is no row of the history', async () => {
  givenContent(database, {});
  const [killed, idle] = ['01JD3ZK8Q0000000000000000A', '01JD3ZK8Q0000000000000000B'];
  const nothing = { changes: [], pages: 0, of: 0 };
  database.on(QueryCommand).resolves({
    Items: [
      { ...aPublish(idle, 'done'), ...nothing },
      { ...aPublish(killed, 'failed'), ...nothing },
    ],
  });
  const { body } = await asAdmin(handler, {});
  expect(body.publishes).toMatchObject([{ id: killed }]);
});

test('what was stored before a field was there has what ships of it, in drafts, on the site and in the history', async () => {
  const { title, shortTitle, is_floor, ...words } = shippedContent.packages.restorer;
  const older = { ...shippedContent.packages, restorer: { ...words, blurb: 'Kept.' } };
  const row = { ...aLive(1), content: older };
  givenContent(database, { 'packages draft': { ...row, version: 3 }, 'packages live': row });
  const change = { kind: 'packages', draft: row, before: older };
  const publish = { ...aPublish('01JD3ZK8Q0000000000000000A', 'done'), changes: [change] };
  database.on(QueryCommand).resolves({ Items: [publish] });
  const { body } = await asAdmin(handler, {});
  const whole = {
    ...shippedContent.packages,
    restorer: { ...shippedContent.packages.restorer, blurb: 'Kept.' },
  };
  const item = body.contents.find(({ kind }: { kind: string }) => kind === 'packages');
  expect(item).toMatchObject({ version: 3, is_draft: false, content: whole, published: whole });
  expect(body.publishes[0].changes).toMatchObject([{ draft: { content: whole }, before: whole }]);
});
