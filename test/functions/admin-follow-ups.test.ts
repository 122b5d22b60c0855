import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { newEntry } from '#domain/timeline.ts';
import { handler as followUp } from '#functions/admin-follow-up.ts';
import { handler } from '#functions/admin-follow-ups.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aPlan } from '../domain/plan/a-plan.ts';
import { winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';
import { waxedLead } from './waxed-lead.ts';

const { database, rows, settingsAre, waxedIs } = waxedLead();

const due = async () => (await asAdmin(handler, {})).body as { care: { harbors: { people: object[] }[] } };

test('who asked and is due this month is there to be written to', async () => {
  const { id, full_name: name } = waxedIs();
  expect(await due()).toMatchObject({
    care: { can_email: true, harbors: [{ people: [{ lead_id: id, name }] }] },
  });
});

test('beside who is due stands the price that the email will say, or that it says none', async () => {
  const of = async (changes: Partial<Lead>) => {
    waxedIs({ requested_service: 'complete', ...changes });
    return (await due()).care.harbors[0]?.people[0];
  };
  const price = 'Complete Detail. Same as last time, about $1,000 before tax.';
  expect(await of({ length_ft: 24 })).toMatchObject({ price });
  expect(await of({ length_ft: undefined })).toMatchObject({
    price: 'The email says no price: we don’t know the boat’s length.',
  });
  expect(await of({ length_ft: 24, care_mailed_at: winter('01T08:00') })).not.toHaveProperty('price');
});

test('who ended such emails, or never asked, is not', async () => {
  waxedIs({ care: undefined });
  expect((await due()).care.harbors).toEqual([]);
  const { id, email = '' } = waxedIs();
  rows.set(pointerKey.stopped(mailboxHash(email), 'care'), { lead_id: id, stopped_at: winter('01T08:45') });
  expect((await due()).care.harbors).toEqual([]);
});

test('who has the boat on a plan that waxes it is offered times by that plan alone, while they want its emails', async () => {
  const people = async (requested_service: 'wash' | 'exterior', changes: Partial<Lead> = {}) => {
    const plans = [aPlan({ requested_service })];
    waxedIs({ customer_id: customerId, boat_id: boatId, ...changes }, aCustomer({ plans }));
    return (await due()).care.harbors.flatMap(({ people }) => people);
  };
  expect(await people('wash')).toHaveLength(1);
  expect(await people('exterior')).toEqual([]);
  const { id, email = '' } = waxedIs();
  const body = { leads: [{ lead_id: id, kind: 'care' }] };
  await people('exterior');
  expect((await asAdmin(followUp, { body })).body).toMatchObject({
    results: [{ ok: false, error: 'Their plan’s emails offer the next wax.' }],
  });
  rows.set(pointerKey.stopped(mailboxHash(email), 'plan'), { lead_id: id, stopped_at: winter('01T08:45') });
  expect(await people('exterior')).toHaveLength(1);
});

test('that no email can go out yet is said', async () => {
  waxedIs();
  settingsAre({ postal_address: '' });
  expect((await due()).care).toMatchObject({ can_email: false });
});

test('a receipt that isn’t paid is there with its words, unless something was written lately', async () => {
  const { id } = waxedIs();
  rows.set(pointerKey.unpaidReceipts, { lead_ids: new Set([id]) });
  const unpaid = async () => (await asAdmin(handler, {})).body;
  expect(await unpaid()).toMatchObject({
    follow_ups: [{ lead_id: id, kind: 'unpaid', words: expect.stringContaining('$1,095.00') }],
  });
  const written = { lead_id: id, status: 'Message', is_public: true, message: { from: 'owner' as const } };
  const entry = { id: '01JD3ZK8Q0000000000000000T', ...newEntry(written, 'owner', winter('01T08:00')) };
  database.on(QueryCommand, { TableName: 'LeadStatusHistory' }).resolves({ Items: [entry] });
  expect(await unpaid()).toMatchObject({ follow_ups: [] });
});

test('an offer without an answer is followed up, unless its boat was sold since', async () => {
  const [boat] = aCustomer().boats;
  const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-11-20T17:00:00.000Z' };
  const offered = { status: 'OFFER_SENT', record: undefined, care: undefined, offer_sent } as const;
  const whom = async (is_sold?: true) => {
    const boats = boat ? [{ ...boat, ...(is_sold && { is_sold }) }] : [];
    const { id } = waxedIs({ ...offered, customer_id: customerId, boat_id: boatId }, aCustomer({ boats }));
    rows.set(pointerKey.unpaidReceipts, { lead_ids: new Set([id]) });
    const { body } = await asAdmin(handler, {});
    const [line = { words: 'none' }] = (body as { follow_ups: { words: string }[] }).follow_ups;
    const leads = [{ lead_id: id, kind: 'offer', words: line.words }];
    return [body, (await asAdmin(followUp, { body: { leads } })).body];
  };
  expect(await whom()).toMatchObject([{ follow_ups: [{ kind: 'offer' }] }, { results: [{ ok: true }] }]);
  expect(await whom(true)).toMatchObject([
    { follow_ups: [] },
    { results: [{ ok: false, error: 'This boat was sold.' }] },
  ]);
});
