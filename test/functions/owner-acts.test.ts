import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, winter } from './lead-page.ts';
import { canceled } from './mocked-clients.ts';

const page = leadPage();
const { leadIs, ask, rows, transactions, written } = page;
const visit = aVisit({ start: winter('10T10:00') });
const leadWithVisit = (changes: object = {}) => leadIs({ status: 'SCHEDULED', visits: [visit], ...changes });

/** What the owner sends the customer on the page: it is written once, and emailed as an owed email. */
const acts: Record<string, { body: object; path?: Record<string, string>; task: string }> = {
  'admin-message': { body: { message: 'We’ll be there at nine.' }, task: 'message' },
  'admin-extra': { body: { line: 'Old wax', amount: 5000 }, task: 'extra' },
  'admin-move-offer': { body: { why: 'Rain.' }, path: { visitId: visit.id }, task: 'move-offer' },
};
const names = Object.keys(acts);

async function call(
  name: string,
  sent: { headers?: Record<string, string>; path?: Record<string, string> } = {},
) {
  const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: ApiHandler };
  const { body = {}, path } = acts[name] ?? {};
  return ask(handler, body, { ...sent, path: { ...path, ...sent.path } });
}

test.each(names)(
  '%s is written once on the lead as it was read, with the email that it owes',
  async (name) => {
    const lead = leadWithVisit();
    expect(await call(name)).toMatchObject({ status: 200, body: { mailed: true } });
    expect(transactions()).toHaveLength(1);
    expect(written()).toMatchObject({ ':read_updated_at': lead.updated_at });
    expect(page.owed()).toContain(acts[name]?.task);
    expect(page.told()).toMatchObject([{ is_public: true, mailed: true }]);
  },
);

test.each(names)('%s to a customer without an address owes no email and says so', async (name) => {
  leadWithVisit({ email: undefined });
  expect(await call(name)).toMatchObject({ status: 200, body: { mailed: false } });
  expect(page.owed()).not.toContain(acts[name]?.task);
  expect(page.told()[0]).not.toHaveProperty('mailed');
});

test.each(names)('%s without a key is 400', async (name) => {
  leadWithVisit();
  expect((await call(name, { headers: {} })).status).toBe(400);
  expect(transactions()).toEqual([]);
});

test.each(names)(
  '%s with a key that was used answers without writing, or refuses another request',
  async (name) => {
    leadWithVisit();
    await call(name);
    const remembered = page.items().find(({ Put }) => String(Put?.Item?.id).startsWith('act#'))?.Put?.Item;
    rows.set(String(remembered?.id), { ...remembered });
    expect((await call(name)).status).toBe(200);
    rows.set(String(remembered?.id), { ...remembered, request_hash: 'other' });
    expect((await call(name)).status).toBe(409);
    expect(transactions()).toHaveLength(1);
  },
);

test.each(names)('%s about a lead that is unknown or in quarantine is refused', async (name) => {
  leadWithVisit({ quarantined: true });
  expect((await call(name)).status).toBe(409);
  expect((await call(name, { path: { id: '01JD3ZK8Q0000000000000000Z' } })).status).toBe(404);
  expect(transactions()).toEqual([]);
});

test.each(names)('%s looks again at a lead that was changed meanwhile', async (name) => {
  leadWithVisit();
  page.database
    .on(TransactWriteCommand)
    .callsFakeOnce(() => {
      leadWithVisit({ updated_at: winter('01T08:59') });
      throw canceled('ConditionalCheckFailed');
    })
    .resolves({});
  expect((await call(name)).status).toBe(200);
  expect(written()).toMatchObject({ ':read_updated_at': winter('01T08:59') });
});

test.each(names)('%s gives a lead up that changes all the time', async (name) => {
  leadWithVisit();
  page.database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed'));
  expect((await call(name)).status).toBe(409);
});
