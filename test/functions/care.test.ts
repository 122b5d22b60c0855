import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/care.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aRecord } from '../a-record.ts';
import { leadPage, winter } from './lead-page.ts';

const { act, database, leadIs, owed, rows, transactions, written } = leadPage();
const at = winter('01T08:30');
const done: Partial<Lead> = { status: 'COMPLETED', record: aRecord({ done_at: winter('01T08:00') }) };
const asked: Partial<Lead> = {
  ...done,
  care: { remind: true, words: 'Remind me', place: 'status page', at },
};

test('whoever asks is owed one email when wax is due, and the owner hears of it', async () => {
  leadIs(done);
  const { status, body } = await act(handler, { remind: true });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { care: { due: '2027-03-01T16:00:00.000Z' } },
  });
  expect(written()?.[':care']).toMatchObject({ remind: true });
  expect(owed()).toEqual(expect.arrayContaining(['care', 'news']));
});

test('wax that is due already is 409', async () => {
  leadIs({ ...done, record: aRecord({ done_at: '2026-06-01T17:00:00.000Z' }) });
  const { status, body } = await act(handler, { remind: true });
  expect({ status, body }).toMatchObject({ status: 409, body: { reason: 'past-due' } });
  expect(transactions()).toEqual([]);
});

test('where nothing was waxed no reminder can be asked for, and the page does not offer it', async () => {
  leadIs({
    ...done,
    record: aRecord({ done_at: winter('01T08:00'), lines: [] }),
    requested_service: 'interior',
  });
  expect((await act(handler, { remind: false })).body).not.toHaveProperty('care');
  expect(await act(handler, { remind: true })).toMatchObject({ status: 409, body: { reason: 'no-wax' } });
  expect(transactions()).toEqual([]);
});

test('reminders that were ended from an email show as off, and can be asked for anew', async () => {
  const lead = leadIs(asked);
  const stopped = pointerKey.stopped(mailboxHash(lead.email ?? ''), 'care');
  rows.set(stopped, { lead_id: lead.id, stopped_at: winter('01T08:45') });
  expect((await act(handler, { remind: false })).body).toMatchObject({ care: { remind: false } });
  expect(transactions()).toEqual([]);
  expect(await act(handler, { remind: true })).toMatchObject({ status: 200 });
  expect(written()?.[':care']).toMatchObject({ remind: true });
});

test('of a boat that was sold nobody is reminded, and its page does not ask', async () => {
  leadIs({ ...done, customer_id: customerId, boat_id: boatId });
  const sold = (is_sold: boolean) =>
    database.on(BatchGetCommand).resolves({
      Responses: {
        Customers: [
          aCustomer({ boats: aCustomer().boats.map((boat) => ({ ...boat, ...(is_sold && { is_sold }) })) }),
        ],
      },
    });
  sold(false);
  expect((await act(handler, { remind: false })).body).toHaveProperty('care');
  sold(true);
  expect((await act(handler, { remind: false })).body).not.toHaveProperty('care');
  expect(await act(handler, { remind: true })).toMatchObject({
    status: 409,
    body: { reason: 'boat-sold' },
  });
  expect(transactions()).toEqual([]);
});
