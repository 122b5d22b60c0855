import { expect, test } from 'vitest';
import { handler } from '#functions/plan-answer.ts';
import { aPlan, planId } from '../domain/plan/a-plan.ts';
import { plannedCustomer } from './planned-customer.ts';

const { act, items, owed, plannedIs, told, transactions, written } = plannedCustomer();
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
  plannedIs();
  expect(await act(handler, { answer: 'skip' })).toMatchObject({ status: 409 });
  expect(transactions()).toEqual([]);
});
