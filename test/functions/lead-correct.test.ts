import { expect, test } from 'vitest';
import { handler as adminLeadUpdate } from '#functions/admin-lead-update.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { handler } from '#functions/lead-correct.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { leadPage, winter } from './lead-page.ts';

const page = leadPage();
const correct = (body: object) => page.act(handler, body);

test('a phone number is corrected on the lead, and the customer’s own record is left to the owner', async () => {
  expect((await correct({ phone: '(310) 555-0199' })).status).toBe(200);
  expect(page.written()).toMatchObject({ ':phone': '(310) 555-0199', ':phone_e164': '+13105550199' });
  expect(page.items().some(({ Put, Update }) => (Put ?? Update)?.TableName === 'Customers')).toBe(false);
  expect(page.owed()).toContain('news');
});

test('where the boat is is kept from the page', async () => {
  expect((await correct({ berth: 'Slip 1207, gate code 4711' })).status).toBe(200);
  expect(page.told()).toMatchObject([{ note: 'Slip 1207, gate code 4711', is_public: false }]);
});

test('an email is corrected, its open code is void, and both addresses are told', async () => {
  page.leadIs({ data_code: { code: '777777', sent_at: '2026-12-01T16:50:00.000Z', tries: 0 } });
  expect((await correct({ email: 'ana.new@example.com' })).status).toBe(200);
  expect(page.written()).toMatchObject({ ':email': 'ana.new@example.com' });
  expect(page.written()?.[':data_code']).toBeUndefined();
  expect(page.owed()).toEqual(expect.arrayContaining(['news', 'email-changed', 'email-left']));
  expect(JSON.stringify(page.told())).not.toContain('example.com');
});

test('wax reminders that were ended from the old address stay ended at the new one', async () => {
  const care = { remind: true, words: 'Remind me', place: 'status page', at: winter('01T08:30') };
  const { email = '' } = page.leadIs({ status: 'COMPLETED', record: aRecord(), care });
  const stopped = { lead_id: aLead().id, stopped_at: winter('01T08:45') };
  page.rows.set(pointerKey.stopped(mailboxHash(email), 'care'), stopped);
  await correct({ email: 'ana.new@example.com' });
  expect(page.written()).toMatchObject({ ':email': 'ana.new@example.com', ':care': { remind: false } });
  await page.ask(adminLeadUpdate, { email: 'ana.new@example.com' });
  expect(page.written()).toMatchObject({ ':email': 'ana.new@example.com', ':care': { remind: false } });
});

test('the same email again tells nobody', async () => {
  await correct({ email: 'ana@example.com', phone: '(310) 555-0199' });
  expect(page.owed()).not.toContain('email-changed');
});

test('on a done page, too', async () => {
  page.leadIs({ status: 'COMPLETED' });
  expect((await correct({ email: 'ana.new@example.com' })).status).toBe(200);
});

test.each([
  ['nothing', {}],
  ['blanks', { berth: '   ' }],
  ['no phone number', { phone: '12' }],
  ['no email', { email: 'ana at home' }],
  ['a letter in place of a line', { berth: 'x'.repeat(401) }],
])('%s is refused', async (_, body) => {
  expect(await correct(body)).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
  expect(page.transactions()).toEqual([]);
});
