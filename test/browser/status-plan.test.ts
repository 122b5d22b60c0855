import { expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import { customerWrites } from '#functions/data/customer/customers.ts';
import { transact } from '#functions/data/transaction.ts';
import { aCustomer, boatId } from '../a-customer.ts';
import { aPlan } from '../domain/plan/a-plan.ts';
import { findings } from './page-checks.ts';
import { phone } from './product.ts';
import { givenLead, siteOfToday } from './status-lead.ts';

const site = siteOfToday();
const otherBoat = '01JD3ZK8Q0000000000000000Z';

/** A customer with two boats, one of them on a plan, and a done job of each. */
async function given(name: string, letter: string): Promise<Customer> {
  const id = `01JD3ZK8Q000000000000000C${letter}`;
  const done = { status: 'COMPLETED', customer_id: id, requested_service: 'interior' } as const;
  const [ofBoat, ofOther] = [
    await givenLead(`plan-${name}-plan-${name}-a001`, { ...done, boat_id: boatId }),
    await givenLead(`plan-${name}-plan-${name}-b001`, { ...done, boat_id: otherBoat }),
  ];
  const [boat] = aCustomer().boats;
  const customer = aCustomer({
    id,
    lead_ids: [ofBoat.id, ofOther.id],
    boats: [...(boat ? [boat] : []), { id: otherBoat, type: 'Runabout', length_ft: 18, berth: {} }],
    plans: [aPlan({ id: `01JD3ZK8Q000000000000000P${letter}`, level: 'basic', rate_per_foot: 6.5 })],
    page_key: letter.repeat(22),
  });
  await transact({ customer: customerWrites({ customer }) });
  return customer;
}

test('on the page of a done job of the boat its plan is read, skipped and ended', async () => {
  await given('done', 'A');
  const page = await site.open('/status/plan-done-plan-done-a001', phone);
  const panel = page.getByRole('region', { name: 'Your plan' });
  await panel
    .getByText(
      'Basic plan: Boat Wash every 4 weeks, about $156 each visit before tax. The next visit is due around',
    )
    .waitFor();
  await panel.getByText('Dec 5').waitFor();
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Skip this visit' }).tap();
  await page.getByText('Okay, skipped.').waitFor();
  await panel.getByText('due around Jan 2').waitFor();
  await panel.getByText('End the plan').tap();
  await panel.getByRole('button', { name: 'Yes, end my plan' }).tap();
  await page.getByText('Your plan has ended.').waitFor();
  await panel.waitFor({ state: 'detached' });
});

test('the customer’s page skips and ends the plan of each boat, and says which boat a button is for', async () => {
  const bo = await given('page', 'B');
  const page = await site.open(`/my/${bo.page_key}`, { ...phone, expectedNoise: /ERR_FAILED/ });
  const again = page.getByRole('link', { name: /^Book again/ });
  await again.first().waitFor();
  expect(new Set(await again.allTextContents()).size).toBe(2);
  expect(await findings(page)).toEqual([]);
  await page.route('**/api/my/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Skip this visit for Second Wind' }).tap();
  await page.getByText('This is the latest we have.').waitFor();
  await page.getByText('Okay, skipped.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByText('due around Jan 2').waitFor();
  await page.getByText('End the plan').tap();
  await page.getByRole('button', { name: 'Yes, end my plan for Second Wind' }).tap();
  await page.getByText('Your plan has ended.').waitFor();
  await page.getByText('each visit before tax').waitFor({ state: 'detached' });
});
