import { expect, test } from 'vitest';
import { handler } from '#functions/admin-plans.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { customerId } from '../a-customer.ts';
import { aRecord } from '../a-record.ts';
import { planId } from '../domain/plan/a-plan.ts';
import { winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';
import { plannedCustomer } from './planned-customer.ts';

const { plannedIs, rows } = plannedCustomer();
const plans = async () => (await asAdmin(handler, { path: { id: customerId } })).body;

test('the plans are there as they stand after the last job, without what was said of consent', async () => {
  const record = aRecord({ done_at: '2026-11-20T20:00:00.000Z' });
  plannedIs({}, { status: 'COMPLETED', requested_service: 'wash', record });
  expect(await plans()).toEqual({
    version: 1,
    stopped: false,
    plans: [expect.objectContaining({ id: planId, every_weeks: 4, next_due: '2026-12-18' })],
  });
});

test('that they ended such emails is said', async () => {
  const { customer, last } = plannedIs();
  const stop = pointerKey.stopped(mailboxHash(customer.emails[0] ?? ''), 'plan');
  rows.set(stop, { lead_id: last.id, stopped_at: winter('01T08:00') });
  expect(await plans()).toMatchObject({ stopped: true });
});
