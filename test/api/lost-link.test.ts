import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { documents } from '#functions/data/clients.ts';
import { leadsTable } from '#functions/data/keys.ts';
import { askedLinkIds } from '#functions/data/mail/lost-links.ts';
import { findPersonRows, scanRows } from '#functions/data/privacy/person-rows.ts';
import { freshKey } from '../booking.ts';
import { anAct, anAdminsAct, carryOut, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { asCustomer } from './customer-calls.ts';
import { anAddress, ask, edit, row } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

const lose = async (email: string) =>
  expect(await ask(anAct('lost-link', { body: { email } }))).toEqual({ status: 200, body: {} });
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const pending = () => all(askedLinkIds('9999-01-01T00:00:00.000Z'));

/** The stream's record of what was asked for. */
const streamAct = (id: string) => ({
  name: 'jobs/lead-mails',
  event: { Records: [{ eventName: 'INSERT', dynamodb: { Keys: { id: { S: id } }, SequenceNumber: id } }] },
});

const answer = async () => {
  for (const id of await pending()) await carryOut(streamAct(id));
};

const linkMails = async (email: string) =>
  (await parts.mailsTo(email)).filter(({ subject }) => /^Your links?$/.test(subject));

test('one mail has the links of every open request of an address, and of no other', async () => {
  const email = anAddress();
  const open = [await aLead({ email: email.toUpperCase() }), await aLead({ email })];
  const over = await aLead({ email });
  const others = await aLead({ email: anAddress() });
  await ask(edit(over.id, { status: 'CANCELED' }));
  await lose(email);
  await answer();
  const mails = await linkMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your links']);
  for (const { slug } of open) expect(mails[0]?.text).toContain(`/status/${slug}`);
  for (const { slug } of [over, others]) expect(mails[0]?.text).not.toContain(slug);
  expect(await pending()).toEqual([]);
});

test('what is finished keeps its link until it is paid', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email });
  const lines = [{ description: 'Complete Detail', quantity: 1, unit_price: 100, taxable: false }];
  const keyed = (body: object) => ({ path: { id }, body, headers: { 'idempotency-key': freshKey() } });
  expect((await ask(anAdminsAct('admin-finish', keyed({ lines })))).status).toBe(200);
  expect(await linksMailedTo(email)).toContain(`/status/${slug}`);
  expect((await ask(anAdminsAct('admin-paid', keyed({ how: 'cash' })))).status).toBe(200);
  await lose(email);
  await answer();
  expect((await linkMails(email)).map(({ text }) => text.includes(slug)).sort()).toEqual([false, true]);
});

const linksMailedTo = async (email: string): Promise<string> => {
  await lose(email);
  await answer();
  return (await linkMails(email)).map(({ text }) => text).join();
};

test('an address that came to a request later finds it, without the page of a customer whose address it is not', async () => {
  const corrected = anAddress();
  const { slug } = await aLead({ email: anAddress() });
  await asCustomer('lead-correct', slug, { email: anAddress() });
  await asCustomer('lead-correct', slug, { email: corrected });

  const edited = anAddress();
  const known = anAddress();
  const [first] = [await aLead({ email: known }), await aLead({ email: known })];
  await ask(edit(first.id, { email: edited }));

  const linked = anAddress();
  const lead = await aLead({ email: linked });
  const customerId = String((await row(first.id))?.customer_id);
  const linking = { path: { id: lead.id }, body: { customer_id: customerId } };
  expect((await ask(anAdminsAct('admin-lead-link', linking))).status).toBe(200);

  const found: readonly [string, string][] = [
    [corrected, slug],
    [edited, first.slug],
    [linked, lead.slug],
  ];
  for (const [email, of] of found) {
    const text = await linksMailedTo(email);
    expect(text).toContain(`/status/${of}`);
    expect(text).not.toContain('/my/');
    const { pointers } = await findPersonRows({ mailbox: email, leadIds: [] });
    expect(pointers.some(({ id }) => String(id).startsWith('reached#'))).toBe(true);
  }
});

test('the mail is true when it is sent: of a request that ended meanwhile only the customer’s own page is left', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email });
  await lose(email);
  await ask(edit(id, { status: 'CANCELED' }));
  await answer();
  await lose(email);
  await answer();
  const [one, two] = (await linkMails(email)).map(({ text }) => /\/my\/([\w-]{22})\n/.exec(text)?.[1]);
  expect(one).toBeDefined();
  expect(two).toBe(one);
  expect((await linkMails(email)).map(({ text }) => text).join()).not.toContain(slug);
  expect(await pending()).toEqual([]);
});

test('nobody is mailed at an address that is not known, and nothing stays owed', async () => {
  const email = anAddress();
  await lose(email);
  await answer();
  expect(await parts.mailsTo(email)).toEqual([]);
  expect(await pending()).toEqual([]);
});

test('a mailbox is mailed three times a day, however it is spelled', async () => {
  const email = anAddress();
  await aLead({ email });
  for (const spelled of [email, email.toUpperCase(), ` ${email}`, email, email]) {
    await lose(spelled);
    await answer();
  }
  expect(await linkMails(email)).toHaveLength(3);
});

test('the stream and the sweep at once send one mail', async () => {
  const email = anAddress();
  await aLead({ email });
  await lose(email);
  const [id = ''] = await pending();
  await Promise.all([carryOut(streamAct(id)), carryOut(sweepAct), carryOut(streamAct(id))]);
  await carryOut(sweepAct);
  expect(await linkMails(email)).toHaveLength(1);
});

test('what the stream left is sent by the sweep, also when a worker died on it', async () => {
  const email = anAddress();
  await aLead({ email });
  await lose(email);
  const [id = ''] = await pending();
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET owed_lease = :old',
      ExpressionAttributeValues: { ':old': '2020-01-01T00:00:00.000Z#died' },
    }),
  );
  await carryOut(sweepAct);
  expect(await linkMails(email)).toHaveLength(1);
});

test('an erasure finds what counts a mailbox, and what is still asked for', async () => {
  const email = anAddress();
  await aLead({ email });
  await lose(email);
  await answer();
  await lose(email);
  const { pointers } = await findPersonRows({ mailbox: email.toLowerCase(), leadIds: [] });
  expect(pointers.filter(({ id }) => String(id).startsWith('links#'))).toHaveLength(2);
  const rows = await all(scanRows(leadsTable));
  expect(rows.filter(({ mailbox }) => mailbox === email.toLowerCase())).toHaveLength(1);
});
