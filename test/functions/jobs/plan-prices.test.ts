import { expect, test } from 'vitest';
import { firstRates } from '#domain/price/first-rates.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/jobs/plan-prices.ts';
import { aCustomer, boatId, customerId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aPlan } from '../../domain/plan/a-plan.ts';
import { jobContext } from '../../log-lines.ts';
import { plannedCustomer } from '../planned-customer.ts';

const { items, owed, plannedIs, settingsAre, transactions } = plannedCustomer();
const basic = { holds: 'A wash.', requested_service: 'wash', every_weeks: 4, rate_per_foot: 6.5 } as const;
const plans = { ...initialSettings.plans, basic };
const run = () => handler({}, jobContext());

test('a plan that has come to cost something else is noted and its email owed, in one write', async () => {
  plannedIs({ plans: [aPlan({ level: 'basic', rate_per_foot: 6 })] });
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  expect(owed()).toContain('plan-price');
  const put = items().find(({ Put }) => Put?.TableName === 'Customers')?.Put;
  expect(put?.Item?.plans).toMatchObject([{ rate_per_foot: 6, untold_rate: 6.5 }]);
});

test('it is told to an address of the customer’s own, whatever their newest request carries', async () => {
  const level = { plans: [aPlan({ level: 'basic', rate_per_foot: 6 })] };
  const own = aLead({ id: '01JD3ZK8Q00000000000000001', customer_id: customerId, boat_id: boatId });
  plannedIs(level, { email: 'somebody@else.example' }, [own]);
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  expect(items().find(({ Update }) => Update?.TableName === 'Leads')?.Update?.Key).toEqual({ id: own.id });
  plannedIs(level, { email: 'somebody@else.example' });
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  expect(transactions()).toHaveLength(1);
});

test('it waits until an address that takes no email is put right', async () => {
  const level = { plans: [aPlan({ level: 'basic', rate_per_foot: 6 })] };
  plannedIs(level, { mail_problem: 'refused' });
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  expect(transactions()).toEqual([]);
  // That of another boat, which is told through another request, does not wait for it.
  const [otherBoat, otherPlan] = ['01JD3ZK8Q0000000000000000D', '01JD3ZK8Q0000000000000000R'];
  const visit = { id: otherPlan, due: '2026-12-10', every_weeks: 4 };
  const other = aLead({
    id: '01JD3ZK8Q00000000000000001',
    customer_id: customerId,
    boat_id: otherBoat,
    plan: visit,
  });
  plannedIs(
    {
      boats: [...aCustomer().boats, { id: otherBoat, berth: {} }],
      plans: [...level.plans, aPlan({ ...level.plans[0], id: otherPlan, boat_id: otherBoat })],
    },
    { mail_problem: 'refused' },
    [other],
  );
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  expect(items().find(({ Update }) => Update?.TableName === 'Leads')?.Update?.Key).toEqual({ id: other.id });
  plannedIs(level);
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  expect(owed()).toContain('plan-price');
});

test('a plan of before each kept its price gets the one of today, and no email', async () => {
  plannedIs({ plans: [aPlan()] });
  await run();
  const put = items().find(({ Put }) => Put?.TableName === 'Customers')?.Put;
  expect(put?.Item?.plans).toMatchObject([{ rate_per_foot: firstRates.wash }]);
  expect(owed()).toEqual([]);
});

test('nothing is written while the price is known, or no such email can go out', async () => {
  plannedIs({ plans: [aPlan({ level: 'basic', rate_per_foot: 6.5 })] });
  settingsAre({ postal_address: '1 Dock St', plans });
  await run();
  plannedIs({ plans: [aPlan({ level: 'basic', rate_per_foot: 6 })] });
  settingsAre({ postal_address: '', plans });
  await run();
  expect(transactions()).toEqual([]);
});
