import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { maxCodesPerMailbox, maxTriesPerMailbox } from '#domain/privacy/data-request.ts';
import { documents } from '#functions/data/clients.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, anAdminsAct, carryOut, newLeadAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask, edit } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();
let logged = () => '';

beforeEach(() => {
  logged = captureLog();
});

const act = (name: string, slug: string, body: object = {}, key = freshKey()) =>
  ask(anAct(name, { path: { slug }, body, headers: { 'idempotency-key': key } }));

const codeOf = async (id: string): Promise<string> => (await leadOf(id))?.data_code?.code ?? '';
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const codeMails = async (email: string) =>
  (await parts.mailsTo(email)).filter(({ subject }) => /code/.test(subject));

test('a code is emailed to the lead alone; with it a copy is asked for, and the owner says when it is done', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email });
  expect((await act('data-code', slug)).body).toEqual({
    mailed_to: `t•••${email.slice(email.indexOf('@'))}`,
  });
  await carryOut(newLeadAct(id));
  expect(await codeMails(email)).toHaveLength(1);
  const code = await codeOf(id);
  const key = freshKey();
  const wish = { code, wish: 'copy' };
  const { status, body } = await act('data-request', slug, wish, key);
  expect([status, Date.parse(body.due_at) - Date.now() > 44 * 86_400_000]).toEqual([200, true]);
  expect((await act('data-request', slug, wish, key)).status).toBe(200);
  // Used up.
  expect((await act('data-request', slug, wish)).status).toBe(400);
  expect((await leadOf(id))?.data_request).toMatchObject({ wish: 'copy' });
  const done = () =>
    ask(anAdminsAct('admin-data-request-done', { path: { id }, headers: { 'idempotency-key': freshKey() } }));
  expect((await done()).body.lead).not.toHaveProperty('data_request');
  expect((await done()).status).toBe(409);
  expect(logged()).not.toContain(code);
});

test('a code that waits is not in what an admin reads or is answered about the lead', async () => {
  const { id, slug } = await aLead();
  await act('data-code', slug);
  const code = await codeOf(id);
  expect(code).not.toBe('');
  const headers = () => ({ 'idempotency-key': freshKey() });
  const body = { leadId: id, est_price_min: 500, est_price_max: 700 };
  const answers = [
    await ask(anAdminsAct('admin-lead', { path: { id } })),
    await ask(edit(id, { internal_notes: 'Asked for their data' })),
    await ask(anAdminsAct('admin-offer', { body, headers: headers() })),
    await ask(anAdminsAct('admin-message', { path: { id }, body: { message: 'Hello' }, headers: headers() })),
    await ask(anAdminsAct('admin-lead-link', { path: { id }, body: { customer_id: null } })),
  ];
  for (const { status, body: answer } of answers) {
    expect({ status, answer }).toMatchObject({ status: 200, answer: { lead: { id } } });
    expect(JSON.stringify(answer)).not.toContain('"data_code"');
  }
  expect(await codeOf(id)).toBe(code);
});

test('five wrong codes end a code, and a repeated wrong one is never taken for right', async () => {
  const { id, slug } = await aLead();
  await act('data-code', slug);
  const code = await codeOf(id);
  const wrong = { code: another(code), wish: 'deletion' };
  const key = freshKey();
  const answers = [await act('data-request', slug, wrong, key), await act('data-request', slug, wrong, key)];
  for (let tries = 3; tries <= 5; tries += 1) answers.push(await act('data-request', slug, wrong));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(400));
  expect((await act('data-request', slug, { ...wrong, code })).status).toBe(400);
  expect((await leadOf(id))?.data_request).toBeUndefined();
  expect(logged()).not.toMatch(new RegExp(`${code}|${wrong.code}`));
});

test('whoever has the link cannot fill the mailbox: three codes a day, the newest alone is good', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email });
  const first = await act('data-code', slug);
  const old = await codeOf(id);
  const rest = [await act('data-code', slug), await act('data-code', slug), await act('data-code', slug)];
  expect([first, ...rest].map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(rest[2]?.body.error).toMatch(/^We’ve emailed you 3 codes today/);
  await carryOut(newLeadAct(id));
  // Codes that were replaced before they went out are not sent.
  expect(await codeMails(email)).toHaveLength(1);
  expect((await act('data-request', slug, { code: old, wish: 'copy' })).status).toBe(400);
});

test('bookings that name one stranger have six codes a day sent to them; each that is not is told to the owner', async () => {
  const email = anAddress();
  const leads = [];
  for (let number = 0; number < 4; number += 1) leads.push(await aLead({ email }));
  for (const { id, slug } of [...leads, ...leads]) {
    expect((await act('data-code', slug)).status).toBe(200);
    await carryOut(newLeadAct(id));
    // A repeat of the job counts nothing anew.
    await carryOut(newLeadAct(id));
  }
  expect(await codeMails(email)).toHaveLength(maxCodesPerMailbox);
  const told = (await Promise.all(leads.map(({ id }) => timelineOf(id)))).flat();
  const notSent = told.filter(({ note }) => note?.startsWith('This address has had 6 codes today.'));
  expect(notSent).toHaveLength(leads.length * 2 - maxCodesPerMailbox);
  expect(notSent.every(({ is_public }) => !is_public)).toBe(true);
});

test('a page takes 60 acts a day, then it says how else to reach us', async () => {
  const { id, slug } = await aLead();
  const write = (message: string) => act('customer-message', slug, { message });
  expect((await write('The first')).status).toBe(200);
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET acts.#count = :before_the_last',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':before_the_last': 59 },
    }),
  );
  expect((await write('The last')).status).toBe(200);
  expect(await write('One more')).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('email us') },
  });
  expect((await leadOf(id))?.acts?.count).toBe(60);
});

test('a code that was not mailed is not kept: nobody can have it but by guessing', async () => {
  const email = anAddress();
  const leads = [await aLead({ email }), await aLead({ email }), await aLead({ email })];
  for (const { id, slug } of [...leads, ...leads]) {
    await act('data-code', slug);
    await carryOut(newLeadAct(id));
  }
  const { id, slug } = await aLead({ email });
  await act('data-code', slug);
  expect(await codeOf(id)).not.toBe('');
  await carryOut(newLeadAct(id));
  expect(await codeMails(email)).toHaveLength(maxCodesPerMailbox);
  expect(await codeOf(id)).toBe('');
});

test('however many requests name a mailbox, its codes are tried fifteen times a day', async () => {
  const email = anAddress();
  const leads = [
    await aLead({ email }),
    await aLead({ email }),
    await aLead({ email }),
    await aLead({ email }),
  ];
  const answers: number[] = [];
  for (const { id, slug } of leads) {
    await act('data-code', slug);
    const wrong = another(await codeOf(id));
    for (let guess = 1; guess <= 5; guess += 1) {
      answers.push((await act('data-request', slug, { code: wrong, wish: 'copy' })).status);
    }
  }
  expect(answers).toEqual([...Array(maxTriesPerMailbox).fill(400), ...Array(5).fill(429)]);
  const [, , , last] = leads;
  const code = await codeOf(last?.id ?? '');
  expect((await act('data-request', last?.slug ?? '', { code, wish: 'copy' })).status).toBe(429);
});

test('wrong codes take none of the customer’s acts', async () => {
  const { id, slug } = await aLead();
  for (let guess = 1; guess <= 15; guess += 1)
    await act('data-request', slug, { code: '000000', wish: 'copy' });
  expect((await leadOf(id))?.acts).toBeUndefined();
  expect((await act('customer-message', slug, { message: 'Still here' })).status).toBe(200);
});
