import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { followUpOf } from '#domain/follow-up/follow-ups.ts';
import { planLeadKey } from '#domain/plan/plan-lead.ts';
import { handler } from '#functions/admin-follow-up.ts';
import { handler as followUps } from '#functions/admin-follow-ups.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aPlan, planId } from '../domain/plan/a-plan.ts';
import { winter } from './lead-page.ts';
import { asAdmin, canceled } from './mocked-clients.ts';
import { plannedCustomer } from './planned-customer.ts';

const { database, items, plannedIs, rows, transactions } = plannedCustomer();
const due = async () =>
  ((await asAdmin(followUps, {})).body as { follow_ups: { kind: string; words: string }[] }).follow_ups;

test('the times of a plan’s visit make a request with its offer, if they are as the owner read them', async () => {
  const { customer, last } = plannedIs();
  const [{ words = '' } = {}] = await due();
  const press = (said: string) => {
    const wanted = { lead_id: last.id, plan_id: planId, kind: 'plan', words: said };
    return asAdmin(handler, { body: { leads: [wanted] } });
  };
  expect(await press('Other times')).toMatchObject({ body: { results: [{ ok: false }] } });
  expect(await press(words)).toMatchObject({ body: { results: [{ plan_id: planId, ok: true }] } });
  const made = items().find(({ Put }) => Put?.Item?.plan)?.Put?.Item;
  expect(made).toMatchObject({
    status: 'OFFER_SENT',
    customer_id: customer.id,
    owed: [{ kind: 'plan-visit' }],
    plan: { id: planId, due: '2026-12-05' },
  });
  expect(made?.offer_sent.times).toHaveLength(3);
});

test('a customer without an email is offered a plan’s visit on their page, for the owner to text', async () => {
  const { last } = plannedIs({ emails: [] }, { email: undefined } as object);
  const [line] = await due();
  expect(line).toMatchObject({ kind: 'plan', by_text: true });
  const wanted = { lead_id: last.id, plan_id: planId, kind: 'plan', words: line?.words };
  expect(await asAdmin(handler, { body: { leads: [wanted] } })).toMatchObject({
    body: { results: [{ plan_id: planId, ok: true }] },
  });
  const made = items().find(({ Put }) => Put?.Item?.plan)?.Put?.Item;
  expect(made).toMatchObject({ status: 'OFFER_SENT', phone_e164: expect.any(String) });
  expect(made?.email).toBeUndefined();
});

/** The request of the plan's visit, whose times ran out without a word. */
const lapsed = aLead({
  id: '01JD3ZK8Q0000000000000000V',
  public_slug: 'v'.repeat(24),
  status: 'OFFER_SENT',
  source: 'repeat',
  customer_id: customerId,
  boat_id: boatId,
  meta_event_id: planLeadKey(aPlan()),
  plan: { id: planId, due: '2026-12-05', every_weeks: 4 },
  offer_sent: {
    est_price_min: 156,
    est_price_max: 156,
    sent_at: '2026-11-16T17:00:00.000Z',
    valid_until: '2026-11-30T17:00:00.000Z',
    times: ['2026-11-20T17:00:00.000Z'],
  },
});

test('times that ran out unanswered are offered anew on the same request', async () => {
  const { last } = plannedIs({}, {}, [lapsed]);
  const lines = await due();
  expect(lines).toMatchObject([{ kind: 'plan', text: expect.stringContaining('times sent Nov 16') }]);
  const wanted = { lead_id: last.id, plan_id: planId, kind: 'plan', words: lines[0]?.words };
  expect(await asAdmin(handler, { body: { leads: [wanted] } })).toMatchObject({
    body: { results: [{ plan_id: planId, ok: true }] },
  });
  const [{ Update: { Key = {}, ExpressionAttributeValues: values = {} } = {} } = {}] = items().filter(
    ({ Update }) => Update?.ExpressionAttributeValues?.[':offer_sent'],
  );
  expect(Key).toEqual({ id: lapsed.id });
  expect(values[':offer_sent'].times).toHaveLength(3);
  expect(values[':owed']).toContainEqual(expect.objectContaining({ kind: 'plan-visit' }));
  expect(items().some(({ Put }) => Put?.Item?.plan)).toBe(false);
});

test.each(['the customer', 'their last request'])(
  'nothing of %s is stored that was erased meanwhile',
  async (who) => {
    const { customer, last } = plannedIs();
    const [{ words = '' } = {}] = await due();
    database.on(TransactWriteCommand).callsFake(({ TransactItems = [] }) => {
      const made = TransactItems.some(
        ({ Put }: { Put?: { Item?: object } }) => Put?.Item && 'plan' in Put.Item,
      );
      if (!made) return {};
      if (who === 'the customer') rows.set(customer.id, { id: customer.id, deleted: true });
      throw canceled(
        ...TransactItems.map(
          ({ ConditionCheck, Put }: { ConditionCheck?: object; Put?: { TableName: string } }) => {
            const refused = who === 'the customer' ? Put?.TableName === 'Customers' : ConditionCheck;
            return refused ? 'ConditionalCheckFailed' : 'None';
          },
        ),
      );
    });
    const wanted = { lead_id: last.id, plan_id: planId, kind: 'plan', words };
    expect(await asAdmin(handler, { body: { leads: [wanted] } })).toMatchObject({
      body: { results: [{ ok: false, error: 'This isn’t due anymore.' }] },
    });
    const tries = transactions().filter((writes) => writes.some(({ Put }) => Put?.Item?.plan));
    expect(tries).toHaveLength(1);
  },
);

test('whoever ended emails about plans, or has sold the boat, is offered no times', async () => {
  const { customer, last } = plannedIs();
  expect(await due()).toMatchObject([{ kind: 'plan' }]);
  const stop = pointerKey.stopped(mailboxHash(customer.emails[0] ?? ''), 'plan');
  rows.set(stop, { lead_id: last.id, stopped_at: winter('01T08:00') });
  expect(await due()).toEqual([]);
  rows.delete(stop);
  plannedIs({ boats: customer.boats.map((boat) => ({ ...boat, is_sold: true as const })) });
  expect(await due()).toEqual([]);
});

test('a plan’s times without an answer are reminded of only while its emails may go', async () => {
  const offer_sent = {
    est_price_min: 156,
    est_price_max: 156,
    sent_at: '2026-11-20T17:00:00.000Z',
    valid_until: winter('10T08:00'),
  };
  const { customer, last } = plannedIs({}, { status: 'OFFER_SENT', plan: lapsed.plan, offer_sent });
  const { words } = followUpOf(last, winter('01T09:00')) ?? {};
  const press = () => asAdmin(handler, { body: { leads: [{ lead_id: last.id, kind: 'offer', words }] } });
  const stop = pointerKey.stopped(mailboxHash(customer.emails[0] ?? ''), 'plan');
  rows.set(stop, { lead_id: last.id, stopped_at: winter('01T08:00') });
  expect((await press()).body).toMatchObject({ results: [{ ok: false, error: 'This isn’t open anymore.' }] });
  rows.delete(stop);
  expect((await press()).body).toMatchObject({ results: [{ ok: true }] });
});

test('the settings are read once, however many plans are due', async () => {
  const reads = async (...plans: ReturnType<typeof aPlan>[]) => {
    plannedIs({ plans });
    database.resetHistory();
    await due();
    return database.commandCalls(GetCommand).filter(({ args }) => args[0].input.Key?.id === 'current').length;
  };
  const one = await reads(aPlan());
  expect(await reads(aPlan(), aPlan({ id: planId.replace('P', 'Q') }))).toBe(one);
});

test('a visit that is due of somebody who heard from us lately waits, and says until when', async () => {
  const offer_sent = { est_price_min: 1, est_price_max: 2, sent_at: winter('01T08:00') };
  plannedIs({}, { offer_sent });
  const text = expect.stringMatching(/ on their plan: .* times can go from Thu, Dec 3, 8:00 AM\.$/);
  expect((await asAdmin(followUps, {})).body).toMatchObject({
    follow_ups: [],
    resting: [{ plan_id: planId, text }],
  });
});
