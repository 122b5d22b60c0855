import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-settings-save.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, identities } = mockedClients();
const email = 'ana@boatdetailingla.example';
beforeEach(() => {
  identities.on(GetUserCommand).resolves({ UserAttributes: [{ Name: 'email', Value: email }] });
});
const settings = { ...initialSettings, gap_minutes: 45 };
const save = (version: number, changes: object = {}) =>
  asAdmin(handler, { body: { version, settings: { ...settings, ...changes } } });

test('a save is a new version with its author, kept beside the ones before', async () => {
  database.on(GetCommand).resolves({});
  const { status, body } = await save(0);
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 1, settings, author: email });
  const [written] = database.commandCalls(TransactWriteCommand);
  const ids = written?.args[0].input.TransactItems?.map(({ Put }) => Put?.Item?.id);
  expect(ids).toEqual(['current', 'version#000001']);
});

test('a save goes through while the user pool does not answer, under the name of the account', async () => {
  database.on(GetCommand).resolves({});
  identities.on(GetUserCommand).rejects(new Error('down'));
  expect(await save(0)).toMatchObject({ status: 200, body: { author: 'owner@boatdetailingla.example' } });
});

test('a save over a version that was not seen is a conflict, and the same save again is no conflict', async () => {
  const newest = { id: 'current', version: 1, author: 'ana', saved_at: '2026-11-22T18:00:00.000Z', settings };
  database.on(GetCommand).resolves({ Item: newest });
  expect((await save(0, { gap_minutes: 60 })).status).toBe(409);
  expect(await save(0)).toMatchObject({ status: 200, body: { version: 1 } });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('what is filled in for who pays may stand in braces', async () => {
  database.on(GetCommand).resolves({});
  const pay_links = [{ name: 'Zelle', text: '{amount} for {number}' }];
  expect((await save(0, { pay_links })).status).toBe(200);
});

test.each([
  [
    'a day that ends before it starts',
    { week: { ...settings.week, mon: { from: '17:00', to: '08:00' } } },
    'week.mon',
  ],
  [
    'a day that begins at no time',
    { week: { ...settings.week, tue: { from: '8', to: '17:00' } } },
    'week.tue',
  ],
  ['a start that is no time', { starts: ['08:00', '8 AM'] }, 'starts.1'],
  ['no starts at all', { starts: [] }, 'starts'],
  ['a gap of a week', { gap_minutes: 10_080 }, 'gap_minutes'],
  ['a tax of four decimals', { tax_percent: 9.1234 }, 'tax_percent'],
  ['a receipt from nobody', { receipt: { ...settings.receipt, name: ' ' } }, 'receipt.name'],
  ['a receipt with half an address', { receipt: { ...settings.receipt, email: 'ana@' } }, 'receipt.email'],
  [
    'a way to pay that is a script',
    { pay_links: [{ name: 'Pay', url: 'javascript:alert(1)' }] },
    'pay_links.0.url',
  ],
  ['a way to pay that leads nowhere', { pay_links: [{ name: 'Pay' }] }, 'pay_links.0.url'],
  ['a profile that is not encrypted', { profile_url: 'http://profile.example' }, 'profile_url'],
  ['an amount in a profile', { profile_url: 'https://profile.example/{amount}' }, 'profile_url'],
  ['a price in the answer time', { answer_time: 'for {{rate wash}}' }, 'answer_time'],
  ['braces on receipts', { receipt: { ...settings.receipt, permit: '{{email}}' } }, 'receipt.permit'],
  ['braces below emails', { postal_address: 'Slip 1\n{{email}}' }, 'postal_address'],
  ['braces in a way to pay', { pay_links: [{ name: '{{email}}', text: 'Cash' }] }, 'pay_links.0.name'],
  ['a sum that is not filled in', { pay_links: [{ name: 'Zelle', text: '{total}' }] }, 'pay_links.0.text'],
  [
    'braces in a plan',
    {
      plans: {
        ...settings.plans,
        basic: { holds: '{{name wash}}', requested_service: 'wash', every_weeks: 4, rate_per_foot: 5 },
      },
    },
    'plans.basic.holds',
  ],
])('%s is refused by the name of what is wrong', async (_, changes, field) => {
  const { status, body } = await save(0, changes);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});
