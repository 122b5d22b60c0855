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

test('what only the form has is taken and left out: nobody has accepted terms', async () => {
  storing();
  const ofForm = {
    acceptedTerms: true,
    hp_field: 'x',
    source: 'website',
    utm: { utm_source: 'maps' },
    metaEventId: 'event-of-a-form-1',
    fbp: 'fb.1.1.1',
    fbc: 'fb.1.1.a',
  };
  const { status, body } = await create({ fullName: 'Dan', phone: '310 555 0177', ...ofForm });
  expect(status).toBe(200);
  expect(body.lead).toMatchObject({ source: 'website', quarantined: false });
  for (const name of ['accepted_terms', 'terms_accepted_at', 'utm', 'fbp', 'fbc']) {
    expect(body.lead).not.toHaveProperty(name);
  }
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
  [
    'services of another package',
    { fullName: 'Dan', phone: '310 555 0177', packageId: 'wash', services: ['interior'] },
  ],
  ['a day that is past', { fullName: 'Dan', phone: '310 555 0177', preferredDate: '2020-01-01' }],
])('%s: refused', async (_, body) => {
  database.on(GetCommand).resolves({});
  expect((await create(body)).status).toBe(400);
  expect(transactions()).toEqual([]);
});

test.each([
  ['no Idempotency-Key: stored', {}, 200],
  ['a malformed one: refused', { 'idempotency-key': 'no' }, 400],
])('a lead by hand with %s', async (_, sent, expected) => {
  storing();
  const { status } = await create({ fullName: 'Dan', phone: '310 555 0177' }, sent);
  expect([status, transactions().length]).toEqual([expected, expected === 200 ? 1 : 0]);
});
