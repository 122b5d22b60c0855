import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler as showStatus } from '#functions/lead-status.ts';
import { handler } from '#functions/plan-answer.ts';
import { boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aPlan, planId } from '../domain/plan/a-plan.ts';
import { plannedCustomer } from './planned-customer.ts';

const { act, items, owed, plannedIs, rows, told, transactions, written } = plannedCustomer();
const plan = { id: planId, due: '2026-12-05', every_weeks: 4 };
const ofPlan = { status: 'OFFER_SENT', plan } as const;

test('a skipped visit calls its request off, tells the owner, and says when the next one is', async () => {
  plannedIs({}, ofPlan);
  const { status } = await act(handler, { answer: 'skip' });
  expect(status).toBe(200);
  expect(written()).toMatchObject({ ':plan': { answer: 'skip' }, ':status': 'CANCELED' });
  expect(told()).toMatchObject([{ news: { kind: 'plan', answer: 'skip' } }, { status: 'CANCELED' }]);
  expect(owed()).toContain('news');
});

test('an ended plan leaves the customer with the request, all or nothing', async () => {
  const other = aPlan({ id: '01JD3ZK8Q0000000000000000X' });
  plannedIs({ plans: [aPlan(), other] }, ofPlan);
  expect(await act(handler, { answer: 'end' })).toMatchObject({ status: 200 });
  const put = items().find(({ Put }) => Put?.TableName === 'Customers')?.Put;
  expect(put).toMatchObject({ Item: { plans: [other] }, ConditionExpression: 'version = :read' });
});

test('said before changes nothing, and a request that is of no plan is 409', async () => {
  plannedIs({}, { ...ofPlan, plan: { ...plan, answer: 'skip' } });
  expect(await act(handler, { answer: 'skip' })).toMatchObject({ status: 200 });
  for (const plans of [[], [aPlan(), aPlan({ id: '01JD3ZK8Q0000000000000000P' })]]) {
    plannedIs({ plans });
    expect(await act(handler, { answer: 'skip' })).toMatchObject({ status: 409 });
  }
  expect(transactions()).toEqual([]);
});

const named = { id: planId, due: '2026-12-05' };
const done = {
  status: 'COMPLETED',
  completed_at: '2026-10-01T20:00:00.000Z',
  requested_service: 'interior',
} as const;
const customerPut = () => items().find(({ Put }) => Put?.TableName === 'Customers')?.Put?.Item;
/** Another request of the customer's, which the plan's visit was offered with. */
const offered: Lead = aLead({
  id: '01JD3ZK8Q0000000000000000F',
  public_slug: 'F'.repeat(22),
  status: 'OFFER_SENT',
  customer_id: customerId,
  boat_id: boatId,
  plan,
});

test('on the page of a done job the next visit is skipped, once, before it is offered', async () => {
  plannedIs({}, done);
  const { status, body } = await act(handler, { answer: 'skip', plan: named });
  expect(status).toBe(200);
  expect(body.plans).toMatchObject([{ id: planId, next_due: '2026-12-05', after_skip: '2027-01-02' }]);
  expect(customerPut()).toMatchObject({ version: 2, plans: [{ id: planId, next_due: '2027-01-02' }] });
  expect(told()).toMatchObject([{ status: 'Visit skipped', is_public: false, news: { kind: 'plan' } }]);
  expect(written()).not.toHaveProperty(':status');
  plannedIs({ plans: [aPlan({ next_due: '2027-01-02' })] }, done);
  const before = transactions().length;
  expect(await act(handler, { answer: 'skip', plan: named })).toMatchObject({ status: 200 });
  expect(transactions()).toHaveLength(before);
});

test('the only plan that a page shows needs no name', async () => {
  plannedIs({}, done);
  expect(await act(handler, { answer: 'skip' })).toMatchObject({ status: 200 });
  expect(customerPut()).toMatchObject({ plans: [{ id: planId, next_due: '2027-01-02' }] });
  expect(await act(handler, { answer: 'end' })).toMatchObject({ status: 200 });
  expect(customerPut()).not.toHaveProperty('plans');
});

test('there the plan is ended, with the visit that waits for a time', async () => {
  plannedIs({}, done);
  expect(await act(handler, { answer: 'end', plan: named })).toMatchObject({ status: 200 });
  expect(customerPut()).not.toHaveProperty('plans');
  plannedIs({}, done, [offered]);
  expect(await act(handler, { answer: 'end', plan: named })).toMatchObject({ status: 200 });
  expect(items().find(({ Update }) => Update?.TableName === 'Leads')?.Update?.Key).toEqual({
    id: offered.id,
  });
  expect(written()).toMatchObject({ ':status': 'CANCELED', ':plan': { answer: 'end' } });
  expect(owed()).toEqual(expect.arrayContaining(['news', 'plan-ended']));
  expect(customerPut()).not.toHaveProperty('plans');
});

test('a stranger’s request with the customer’s email, name and boat shows no plan and touches none', async () => {
  const strangers = { phone: '(213) 555-0199', phone_e164: '+12135550199' };
  for (const status of ['CONTACTED', 'COMPLETED'] as const) {
    plannedIs({}, { ...strangers, status }, [offered]);
    for (const answer of ['skip', 'end']) {
      expect(await act(handler, { answer, plan: named })).toMatchObject({ status: 409 });
      const guessed = { answer, plan: named, key: 'K'.repeat(22) };
      expect(await act(handler, guessed)).toMatchObject({ status: 409 });
    }
    const { body } = await act(showStatus, {});
    expect(body.plans).toEqual([]);
  }
  expect(transactions()).toEqual([]);
});

test('the page of a request that the owner wrote down without a phone shows the plan, and ends it', async () => {
  plannedIs({ phones: [] }, { ...done, phone: undefined, phone_e164: undefined });
  expect((await act(showStatus, {})).body.plans).toMatchObject([{ id: planId }]);
  expect(await act(handler, { answer: 'end', plan: named })).toMatchObject({ status: 200 });
  expect(customerPut()).not.toHaveProperty('plans');
});

test('two requests of one stranger do not vouch for each other', async () => {
  const strangers = { phone: '(213) 555-0199', phone_e164: '+12135550199' };
  const { id: _, public_slug: __, plan: ___, ...like } = offered;
  const other = { ...like, ...strangers, id: '01JD3ZK8Q0000000000000000G', public_slug: 'G'.repeat(22) };
  plannedIs({}, { ...done, ...strangers }, [other]);
  expect(await act(handler, { answer: 'end', plan: named })).toMatchObject({ status: 409 });
  expect((await act(showStatus, {})).body.plans).toEqual([]);
});

test('the plan of another boat is left alone, but not with the key of the customer’s page', async () => {
  const key = 'K'.repeat(22);
  const elsewhere = {
    ...done,
    boat_id: '01JD3ZK8Q0000000000000000Z',
    phone: '(213) 555-0199',
    phone_e164: '+12135550199',
  };
  plannedIs({ page_key: key }, elsewhere);
  rows.set(`page#${key}`, { id: `page#${key}`, customer_ids: new Set([customerId]) });
  expect(await act(handler, { answer: 'end', plan: named })).toMatchObject({ status: 409 });
  expect(await act(handler, { answer: 'end', plan: named, key })).toMatchObject({ status: 200 });
  expect(customerPut()).not.toHaveProperty('plans');
});

test('on the customer’s page a plan ends with an email to them, whatever address the boat’s request carries', async () => {
  const key = 'K'.repeat(22);
  const { plan: _, ...like } = offered;
  const own = { ...like, ...done, boat_id: '01JD3ZK8Q0000000000000000Z' };
  plannedIs({ page_key: key }, { ...done, email: 'office@example.org' }, [own]);
  rows.set(`page#${key}`, { id: `page#${key}`, customer_ids: new Set([customerId]) });
  expect(await act(handler, { answer: 'end', plan: named, key })).toMatchObject({ status: 200 });
  expect(customerPut()).not.toHaveProperty('plans');
  const written = items().find(({ Update }) => Update?.TableName === 'Leads');
  expect(written?.Update?.Key).toEqual({ id: own.id });
  expect(owed().slice(-2)).toEqual(['plan-ended', 'news']);
});

test('the pages of open and done requests of the boat show the plan, what it costs and when it is next', async () => {
  const priced = aPlan({ level: 'basic', rate_per_foot: 6.5 });
  for (const status of ['CONTACTED', 'SCHEDULED', 'COMPLETED'] as const) {
    plannedIs({ plans: [priced] }, { status, requested_service: 'interior' });
    expect((await act(showStatus, {})).body.plans).toEqual([
      {
        id: planId,
        level: 'basic',
        requested_service: 'wash',
        every_weeks: 4,
        rate_per_foot: 6.5,
        length_ft: 24,
        next_due: '2026-12-05',
        after_skip: '2027-01-02',
      },
    ]);
  }
  plannedIs({}, done, [offered]);
  expect((await act(showStatus, {})).body.plans).toMatchObject([{ visit: 'offered' }]);
  plannedIs({}, { status: 'CANCELED' });
  expect((await act(showStatus, {})).body.plans).toEqual([]);
});
