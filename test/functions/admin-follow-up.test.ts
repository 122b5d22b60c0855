import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { followUpOf } from '#domain/follow-up/follow-ups.ts';
import { newEntry } from '#domain/timeline.ts';
import { handler } from '#functions/admin-follow-up.ts';
import { pageNow, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';
import { waxedLead } from './waxed-lead.ts';

const { database, owed, settingsAre, told, transactions, waxedIs, written } = waxedLead();

const offer = (...ids: string[]) =>
  asAdmin(handler, { body: { leads: ids.map((lead_id) => ({ lead_id, kind: 'care' })) } });

test('one press owes the email about wax at once, and a second changes nothing', async () => {
  const { id } = waxedIs();
  expect(await offer(id)).toMatchObject({ status: 200, body: { results: [{ lead_id: id, ok: true }] } });
  expect(owed()).toContain('care');
  expect(written()?.[':care_mailed_at']).toMatch(/^2026-12-01T17:00/);
  waxedIs({ care_mailed_at: winter('01T09:00') });
  expect(await offer(id)).toMatchObject({ body: { results: [{ ok: true }] } });
  expect(transactions()).toHaveLength(1);
});

test('who cannot be written to is said of that one alone', async () => {
  const { id } = waxedIs();
  const unknown = '01JD3ZK8Q0000000000000000Z';
  expect((await offer(unknown, id)).body).toMatchObject({
    results: [{ ok: false, error: 'We couldn’t find this lead.' }, { ok: true }],
  });
  waxedIs({ care: undefined });
  expect((await offer(id)).body).toMatchObject({
    results: [{ ok: false, error: 'They don’t want reminders anymore.' }],
  });
});

test('without a postal address nobody is written to', async () => {
  const { id } = waxedIs();
  settingsAre({ postal_address: '' });
  expect((await offer(id)).body).toMatchObject({ results: [{ ok: false }] });
  expect(transactions()).toEqual([]);
});

test('the words that the owner has read go out as a message, once', async () => {
  const lead = waxedIs();
  const { words } = followUpOf(lead, pageNow) ?? {};
  const press = (said = words) =>
    asAdmin(handler, { body: { leads: [{ lead_id: lead.id, kind: 'unpaid', words: said }] } });
  expect(await press('Other words')).toMatchObject({ body: { results: [{ ok: false }] } });
  expect(await press()).toMatchObject({ body: { results: [{ lead_id: lead.id, ok: true }] } });
  expect(told()).toMatchObject([{ note: words, message: { from: 'owner' } }]);
  expect(owed()).toContain('message');
  const message = { from: 'owner' as const };
  const entry = newEntry(
    { lead_id: lead.id, status: 'Message', note: words, is_public: true, message },
    'owner',
    pageNow,
  );
  database.on(QueryCommand, { TableName: 'LeadStatusHistory' }).resolves({
    Items: [{ id: '01JD3ZK8Q0000000000000000T', ...entry }],
  });
  expect(await press()).toMatchObject({ body: { results: [{ ok: true }] } });
  expect(transactions()).toHaveLength(1);
});
