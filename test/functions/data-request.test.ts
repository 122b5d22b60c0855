import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/data-request.ts';
import { leadPage, winter } from './lead-page.ts';

const page = leadPage();
const code = '012345';
const ask = (body: object = {}) => page.act(handler, { code, wish: 'deletion', ...body });
const codeIs = (tries: number, sent_at = winter('01T08:45')) =>
  page.leadIs({ data_code: { code, sent_at, tries } });

test('the right code makes the request, which is due in 45 days, and is used up', async () => {
  codeIs(4);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body.due_at).toMatch(/^2027-01-15T17:0/);
  expect(page.written()).toMatchObject({ ':data_request': { wish: 'deletion', due_at: body.due_at } });
  const update = page.items().find(({ Update }) => Update)?.Update;
  expect(update?.UpdateExpression).toContain('REMOVE #data_code');
  expect(page.told()).toMatchObject([{ is_public: false }]);
  expect(page.owed()).toContain('news');
});

test('who asks to be deleted gets no more reminders, and who asks for a copy still does', async () => {
  codeIs(0);
  const stops = () =>
    page.database
      .commandCalls(UpdateCommand)
      .map(({ args: [{ input }] }) => String(input.Key?.id).split('#').at(-1));
  await ask({ wish: 'copy' });
  expect(stops()).not.toContain('care');
  await ask({});
  expect(stops()).toEqual(expect.arrayContaining(['review', 'care', 'plan']));
});

test.each([
  ['wrong', 0, winter('01T08:45'), { code: '543210' }],
  ['half an hour old', 0, winter('01T08:30'), {}],
  ['tried too often', 5, winter('01T08:45'), {}],
] as const)('a code that is %s is refused, and counted', async (_, tries, sentAt, body) => {
  codeIs(tries, sentAt);
  expect(await ask(body)).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  expect(page.written()).toMatchObject({ ':data_code': { tries: tries + 1 } });
  expect(page.written()).not.toHaveProperty(':data_request');
});

test('what was asked for before is not lost to what another device asks for', async () => {
  const asked = { wish: 'deletion', at: winter('01T08:00'), due_at: winter('20T08:00') } as const;
  page.leadIs({ data_code: { code, tries: 0, sent_at: winter('01T08:45') }, data_request: asked });
  expect(await ask({ wish: 'copy' })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('already asked') },
  });
  expect(page.transactions()).toEqual([]);
});

test('a wrong code is wrong each time, with the same key too', async () => {
  codeIs(0);
  expect((await ask({ code: '543210' })).status).toBe(400);
  expect(page.items().some(({ Put }) => String(Put?.Item?.id).startsWith('act#'))).toBe(false);
  expect((await ask({ code: '543210' })).status).toBe(400);
});

test('what is no code is refused without a try', async () => {
  codeIs(0);
  expect((await ask({ code: '12' })).status).toBe(400);
  expect(page.transactions()).toEqual([]);
});
