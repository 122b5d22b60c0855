import { expect, test } from 'vitest';
import { handler } from '#functions/admin-plans-save.ts';
import { boatId, customerId } from '../a-customer.ts';
import { aPlan, planId } from '../domain/plan/a-plan.ts';
import { asAdmin } from './mocked-clients.ts';
import { plannedCustomer } from './planned-customer.ts';

const { items, owed, plannedIs, transactions, written } = plannedCustomer();
const wash = { boat_id: boatId, requested_service: 'wash', every_weeks: 6, next_due: '2026-12-10' } as const;
const save = (body: object) => asAdmin(handler, { path: { id: customerId }, body });

test('a save is the next version of the customer, who is then found by their plans', async () => {
  plannedIs({ plans: undefined });
  const { status, body } = await save({ version: 1, plans: [wash] });
  expect({ status, body }).toMatchObject({ status: 200, body: { version: 2, plans: [{ ...wash }] } });
  expect(items().map(({ Update }) => Update?.Key?.id)).toContain('plans#all');
  expect(items().find(({ Put }) => Put?.Item?.version)?.Put).toMatchObject({
    ConditionExpression: 'version = :read',
    Item: { version: 2 },
  });
});

test('who is put on a plan is owed one email about it, and one about its end, with the save or not at all', async () => {
  plannedIs({ plans: undefined });
  await save({ version: 1, plans: [wash] });
  expect(owed().slice(-1)).toEqual(['plan-set']);
  plannedIs();
  await save({ version: 1, plans: [] });
  expect(owed().slice(-1)).toEqual(['plan-ended']);
  plannedIs();
  const { set_at: _, asked: __, ...known } = aPlan();
  await save({ version: 1, plans: [{ ...known, every_weeks: 8 }] });
  expect(written()).toBeUndefined();
});

test('nobody is told of a plan without an email, or at somebody else’s', async () => {
  for (const email of [undefined, 'bob@example.com']) {
    plannedIs({ plans: undefined }, { email });
    expect(await save({ version: 1, plans: [wash] })).toMatchObject({ status: 200 });
    expect(written()).toBeUndefined();
  }
});

test('the last plan takes the pointer along', async () => {
  plannedIs();
  await save({ version: 1, plans: [] });
  const pointer = items().find(({ Update }) => Update?.Key?.id === 'plans#all');
  expect(pointer?.Update?.UpdateExpression).toBe('DELETE customer_ids :customer');
});

test('an older version is 409, unless it is this very save whose answer was lost', async () => {
  plannedIs({ version: 2 });
  expect(await save({ version: 1, plans: [wash] })).toMatchObject({ status: 409 });
  const { set_at: _, asked: __, id: ___, ...said } = aPlan();
  expect(await save({ version: 1, plans: [said] })).toMatchObject({
    status: 200,
    body: { plans: [{ id: planId }] },
  });
  expect(transactions()).toEqual([]);
});

test('a second plan with the same service for one boat is 409, with another service it is not', async () => {
  plannedIs();
  const { set_at: _, asked: __, ...known } = aPlan();
  const again = { ...wash, every_weeks: 8 };
  expect(await save({ version: 1, plans: [known, again] })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('already') },
  });
  expect(transactions()).toEqual([]);
  const other = { ...again, requested_service: 'interior' };
  expect(await save({ version: 1, plans: [known, other] })).toMatchObject({ status: 200 });
});

test('a boat that is not theirs is 400', async () => {
  plannedIs();
  const plan = { ...wash, boat_id: '01JD3ZK8Q0000000000000000Z' };
  expect(await save({ version: 1, plans: [plan] })).toMatchObject({ status: 400 });
});
