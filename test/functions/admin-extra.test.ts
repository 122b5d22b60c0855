import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-extra.ts';
import { leadPage, winter } from './lead-page.ts';
import { canceled } from './mocked-clients.ts';

const page = leadPage();
const work = { line: 'Remove old wax', amount: 12_000 };
const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';

test('extra work is asked for with its photo, which becomes the lead’s', async () => {
  page.leadIs({ status: 'IN_PROGRESS' });
  page.uploadsAre('\xff\xd8\xff and so on');
  page.settingsAre({ tax_percent: 10.25 });
  expect((await page.ask(handler, { ...work, photo })).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':extras': [{ ...work, photo, version: 1, tax_percent: 10.25 }],
    ':photo_urls': [photo],
  });
  expect(page.owed()).toEqual(expect.arrayContaining(['extra', 'photos']));
});

test('a known one gets a further version', async () => {
  const id = '01JD3ZK8Q0000000000000000E';
  const first = { ...work, id, version: 1, sent_at: winter('01T08:00') };
  page.leadIs({ status: 'IN_PROGRESS', extras: [first] });
  await page.ask(handler, { ...work, amount: 15_000, extraId: id });
  expect(page.written()).toMatchObject({ ':extras': [first, { id, version: 2, amount: 15_000 }] });
});

test('before the job is booked and after it is over there is no extra work', async () => {
  for (const status of ['OFFER_SENT', 'COMPLETED', 'CANCELED'] as const) {
    page.leadIs({ status });
    expect((await page.ask(handler, work)).status).toBe(409);
  }
});

test('what is no photo, or another lead’s, is refused', async () => {
  page.leadIs({ status: 'IN_PROGRESS' });
  page.uploadsAre('<html>');
  expect(await page.ask(handler, { ...work, photo })).toMatchObject({
    status: 400,
    body: { fields: { photo: expect.any(String) } },
  });
  page.uploadsAre('\xff\xd8\xff and so on');
  page.database.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
    const codes = TransactItems.map(({ Put }: { Put?: { Item: { id?: string } } }) =>
      Put?.Item.id?.startsWith('photos#') ? 'ConditionalCheckFailed' : 'None',
    );
    throw canceled(...codes);
  });
  expect(await page.ask(handler, { ...work, photo })).toMatchObject({
    status: 400,
    body: { error: 'A photo belongs to another request.' },
  });
});

test.each([{ amount: 99 }, { amount: 12.5 }, { line: '' }, { line: 'two\nlines' }])(
  '%j is refused',
  async (changes) => {
    page.leadIs({ status: 'IN_PROGRESS' });
    expect((await page.ask(handler, { ...work, ...changes })).status).toBe(400);
  },
);
