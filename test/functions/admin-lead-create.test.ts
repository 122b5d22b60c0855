import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-lead-create.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, mails, transactions } = mockedClients();
const headers = { 'idempotency-key': 'hand-key-0001' };
const create = (body: object, sent: Record<string, string> = headers) =>
  asAdmin(handler, { body, headers: sent });

/** What was stored is what is read afterwards. */
function storing(): void {
  database.on(GetCommand).callsFake(({ Key }) => ({
    Item: transactions()
      .flat()
      .find(({ Put }) => Put?.Item?.id === Key.id)?.Put?.Item,
  }));
}

test('a name and a phone are enough: the lead has its customer, owes no email, and its timeline names the admin', async () => {
  storing();
  const { status, body } = await create({ fullName: 'Dan Reyes', phone: '310 555 0177', email: '' });
  expect(status).toBe(200);
  expect(body.lead).toMatchObject({
    full_name: 'Dan Reyes',
    phone_e164: '+13105550177',
    source: 'phone',
    customer_id: expect.any(String),
    boat_id: expect.any(String),
  });
  const rows = transactions()[0]?.flatMap(({ Put }) => Put?.Item ?? []) ?? [];
  expect(rows.find(({ public_slug }) => public_slug)).not.toHaveProperty('owed');
  expect(rows.at(-1)?.meta.updated_by).not.toBe('customer');
  expect(mails.calls()).toEqual([]);
});

test('services come from the package, and the package from the services', async () => {
  storing();
  const phone = '310 555 0177';
  const wash = await create({ fullName: 'Dan', phone, packageId: 'wash' });
  expect(wash.body.lead).toMatchObject({ requested_service: 'wash', services: ['deep-wash'] });
});

test.each([
  ['neither email nor phone', { fullName: 'Dan Reyes' }],
  ['no name', { phone: '310 555 0177' }],
  ['a source that only the form has', { fullName: 'Dan', phone: '310 555 0177', source: 'website' }],
  [
    'services of another package',
    { fullName: 'Dan', phone: '310 555 0177', packageId: 'wash', services: ['interior'] },
  ],
  ['terms that nobody has accepted', { fullName: 'Dan', phone: '310 555 0177', acceptedTerms: true }],
  ['a day that is past', { fullName: 'Dan', phone: '310 555 0177', preferredDate: '2020-01-01' }],
])('%s: refused', async (_, body) => {
  database.on(GetCommand).resolves({});
  expect((await create(body)).status).toBe(400);
  expect(transactions()).toEqual([]);
});

test('without an Idempotency-Key nothing is stored', async () => {
  expect((await create({ fullName: 'Dan', phone: '310 555 0177' }, {})).status).toBe(400);
  expect(transactions()).toEqual([]);
});
