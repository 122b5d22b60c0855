import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { appVersion } from '#domain/operations/app-version.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-settings.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();

test('before anybody has saved, the settings are those that the product begins with, as version 0', async () => {
  database.on(GetCommand).resolves({});
  expect(await asAdmin(handler, {})).toEqual({
    status: 200,
    body: { version: 0, settings: initialSettings },
  });
});

test('the newest version is read consistently', async () => {
  const saved = {
    version: 3,
    author: 'ana',
    saved_at: '2026-11-22T18:00:00.000Z',
    settings: initialSettings,
  };
  database.on(GetCommand).resolves({ Item: { id: 'current', ...saved } });
  expect(await asAdmin(handler, {})).toEqual({ status: 200, body: saved });
  expect(database.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({
    TableName: 'Settings',
    Key: { id: 'current' },
    ConsistentRead: true,
  });
});

test('a version from before a setting has what the product begins with', async () => {
  const { pay_links: _, receipt: __, tax_percent: ___, ...older } = initialSettings;
  const { polish: ____, ...weather } = initialSettings.weather;
  const week = { ...initialSettings.week, mon: null };
  const settings = { ...older, week, weather, gap_minutes: 45 };
  database.on(GetCommand).resolves({ Item: { id: 'current', version: 3, settings } });
  expect((await asAdmin(handler, {})).body.settings).toEqual({
    ...initialSettings,
    week,
    gap_minutes: 45,
  });
});

test('an app that is too old is told to reload, and nothing is read for it', async () => {
  onTestFinished(() => setClock(undefined));
  setClock('2026-12-25T08:00:00.000Z');
  const sentence = 'This version of the app is too old. Reload to go on.';
  expect(await asAdmin(handler, { headers: { 'app-version': '0' } })).toEqual({
    status: 426,
    body: { error: sentence },
  });
  expect(database.calls()).toHaveLength(0);
  database.on(GetCommand).resolves({});
  const app = { 'app-version': String(appVersion) };
  expect((await asAdmin(handler, { headers: app })).status).toBe(200);
});
