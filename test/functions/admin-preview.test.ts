import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test, vi } from 'vitest';
import { handler } from '#functions/admin-preview.ts';
import { aDraft, givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const renderer = `
export const renderPath = async (path, { prices }) => {
  if (path === '/new') return prices.complete === 30 ? '<p>New</p>' : undefined;
  return path === '/services' ? '<p>From $' + prices.complete + '</p>' : undefined;
};
`;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await writeFile(path.join(folder, 'site-server.js'), renderer);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  vi.stubEnv('SITE_SERVER', folder);
  givenContent(database, { 'prices draft': aDraft(30) });
  database.on(QueryCommand).resolves({ Items: [] });
});

test('a page is shown with the draft, beside what the site says', async () => {
  const { status, body } = await asAdmin(handler, { query: { path: '/services' } });
  expect(status).toBe(200);
  expect(body).toEqual({ html: '<p>From $30</p>', without: '<p>From $28</p>' });
});

test('the dashes of one kind of content are found against all other drafts', async () => {
  const { body } = await asAdmin(handler, { query: { path: '/services', kind: 'questions' } });
  expect(body).toEqual({ html: '<p>From $30</p>', without: '<p>From $30</p>' });
});

test('a page that the site does not have yet is shown beside nothing', async () => {
  const { body } = await asAdmin(handler, { query: { path: '/new' } });
  expect(body).toEqual({ html: '<p>New</p>', without: '' });
});

test('an address that is no page is not found, one that could be anything is refused', async () => {
  expect((await asAdmin(handler, { query: { path: '/nothing' } })).status).toBe(404);
  expect((await asAdmin(handler, { query: { path: '//evil.example' } })).status).not.toBe(200);
  expect((await asAdmin(handler, { query: { path: 'javascript:alert(1)' } })).status).toBe(400);
});
