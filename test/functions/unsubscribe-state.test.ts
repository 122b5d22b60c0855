import { expect, test } from 'vitest';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { handler } from '#functions/unsubscribe-state.ts';
import { aRecord } from '../a-record.ts';
import { callHandler } from '../call-handler.ts';
import { winter } from './lead-page.ts';
import { plannedCustomer } from './planned-customer.ts';

const { database, plannedIs, rows, transactions } = plannedCustomer();
const token = 'A'.repeat(22);
const stateOf = () => callHandler(handler, { path: { token } });
const care = (at: string) => ({
  record: aRecord({ done_at: winter('01T08:00') }),
  care: { remind: true, words: 'Remind me', place: 'status page', at },
});

/** The link of an email of December 5, of a lead whose reminders were asked for then. */
function linkOf(asked: string) {
  const { last } = plannedIs({}, care(asked));
  const mailbox = mailboxHash(last.email ?? '');
  rows.set(pointerKey.unsubscribe(token), {
    lead_id: last.id,
    mailbox,
    kind: 'care',
    made_at: winter('05T08:00'),
  });
  return pointerKey.stopped(mailbox, 'care');
}

test('the page of a link hears whether such emails still come, and that they were asked for again', async () => {
  expect(await stateOf()).toMatchObject({ status: 404 });
  const stopped = linkOf(winter('02T08:00'));
  expect((await stateOf()).body).toEqual({ kind: 'care', is_on: true });
  rows.set(stopped, { stopped_at: winter('05T08:00') });
  expect((await stateOf()).body).toEqual({ kind: 'care', is_on: false });
  linkOf(winter('09T08:00'));
  expect((await stateOf()).body).toEqual({ kind: 'care', is_on: true, asked_at: winter('09T08:00') });
  expect(transactions()).toEqual([]);
  expect(database.calls().every(({ args }) => !args[0].constructor.name.startsWith('Update'))).toBe(true);
});
