import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-follow-up.ts';
import { handler as followUps } from '#functions/admin-follow-ups.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
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
