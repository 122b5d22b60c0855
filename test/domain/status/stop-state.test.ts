import { expect, test } from 'vitest';
import { stopState } from '#domain/status/stop-state.ts';
import { aCustomer, boatId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aPlan } from '../plan/a-plan.ts';

const made_at = '2026-12-05T18:00:00.000Z';
const [before, after] = ['2026-12-01T18:00:00.000Z', '2026-12-09T18:00:00.000Z'];
const asked = (at: string, remind = true) =>
  aLead({
    boat_id: boatId,
    record: aRecord({ done_at: '2026-11-01T18:00:00.000Z' }),
    care: { remind, words: 'Remind me', place: 'status page', at },
  });
const planned = (at: string) => ({
  ...aCustomer(),
  plans: [aPlan({ asked: { ...aPlan().asked, at } })],
});
const sold = (customer = aCustomer()) => ({
  ...customer,
  boats: customer.boats.map((boat) => ({ ...boat, is_sold: true as const })),
});

test.each([
  ['wax reminders asked for before it', 'care', [asked(before)], aCustomer(), undefined, { is_on: true }],
  ['those ended by it', 'care', [asked(before)], aCustomer(), made_at, { is_on: false }],
  ['those taken back on the page', 'care', [asked(after, false)], aCustomer(), undefined, { is_on: false }],
  ['those asked for again', 'care', [asked(after)], aCustomer(), made_at, { is_on: true, asked_at: after }],
  ['those of a boat that was sold', 'care', [asked(before)], sold(), undefined, { is_on: false }],
  ['those of nobody known', 'care', [asked(before)], undefined, undefined, { is_on: true }],
  ['emails of a plan', 'plan', [], planned(before), undefined, { is_on: true }],
  ['those of a plan made since', 'plan', [], planned(after), made_at, { is_on: true, asked_at: after }],
  ['those of a plan that has ended', 'plan', [], aCustomer(), undefined, { is_on: false }],
  ['those of a plan of a boat that was sold', 'plan', [], sold(planned(after)), undefined, { is_on: false }],
  ['review emails', 'review', [], aCustomer(), undefined, { is_on: true }],
  ['those ended once', 'review', [], aCustomer(), before, { is_on: false }],
] as const)('the link of an email finds %s', (_, kind, leads, customer, stopped, state) => {
  expect(stopState({ kind, made_at }, { customer, leads }, stopped)).toEqual(state);
});
