import { expect, test } from 'vitest';
import { handler } from '#functions/lead-correct.ts';
import { leadPage } from './lead-page.ts';

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

test.each([
  ['nothing', {}],
  ['blanks', { berth: '   ' }],
  ['no phone number', { phone: '12' }],
  ['a letter in place of a line', { berth: 'x'.repeat(401) }],
])('%s is refused', async (_, body) => {
  expect(await correct(body)).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
  expect(page.transactions()).toEqual([]);
});
