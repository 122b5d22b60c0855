import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { savedCustomer } from '#domain/customer/customer-save.ts';
import { seenBoat } from '#domain/customer/customer-views.ts';
import { leadAfter } from '#domain/lead-change.ts';
import { offeredPlans } from '#domain/plan/offered-plans.ts';
import { planAnswered, planAnswerRefusal, publicPlan } from '#domain/plan/plan-answer.ts';
import { wantsPlanEmails } from '#domain/plan/plan-emails.ts';
import { planFollowUp } from '#domain/plan/plan-follow-up.ts';
import { lapsedPlanLead, planLead, planLeadKey, planOfferedAgain } from '#domain/plan/plan-lead.ts';
import { announcedPrice, rateOfPlan, timesOfOnePrice, toldPrice, withRate } from '#domain/plan/plan-price.ts';
import { seenPlans, withoutPlan, withPlans } from '#domain/plan/plan-save.ts';
import { isPlanDue, standingPlan } from '#domain/plan/plan-standing.ts';
import { type AllPlanTerms, planAsked } from '#domain/plan/plan-terms.ts';
import { planAskedText } from '#domain/plan/plan-words.ts';
import { isPlanOver } from '#domain/plan/shown-plans.ts';
import { firstRates } from '#domain/price/first-rates.ts';
import { initialSettings } from '#domain/settings.ts';
import { statusWords } from '#domain/status/status-words.ts';
import { aCustomer, boatId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aPlan, planId } from './a-plan.ts';

const now = '2026-12-01T17:00:00.000Z';
const basic = {
  holds: 'A wash.',
  requested_service: 'wash',
  every_weeks: 4,
  rate_per_foot: 6.5,
} as const;
const terms: AllPlanTerms = { basic, premium: null, luxury: null };
const freshId = () => '01JD3ZK8Q0000000000000000F';
const [boat = { id: boatId, berth: {} }] = aCustomer().boats;
const last = aLead({ boat_id: boatId });
const subject = { customer: aCustomer(), boat, plan: aPlan(), last };
const ids = { id: '01JD3ZK8Q0000000000000000N', public_slug: 'a'.repeat(24) };
const times = ['2026-12-05T16:00:00.000Z'];
const visit = {
  ...planLead(
    subject,
    ids,
    { rate_per_foot: 6.5, length_ft: 24, times, names: packages },
    initialSettings,
    now,
  ),
  boat_id: boatId,
};

test('what the owner has not filled in is offered to nobody', () => {
  expect(offeredPlans(terms)).toEqual([{ level: 'basic', ...basic }]);
  expect(offeredPlans(initialSettings.plans)).toEqual([]);
});

test('what a customer was shown of a plan is said with the price for their boat', () => {
  const plan_asked = planAsked('basic', terms);
  const asked = { monthly_plan_interest: 'basic', plan_asked } as const;
  expect(planAskedText({ ...asked, length_ft: 24 })).toBe(
    'Basic, every 4 weeks, about $156 each visit before tax',
  );
  expect(planAskedText({ ...asked, plan_asked: planAsked('basic', initialSettings.plans) })).toBe('Basic');
  expect(planAskedText({})).toBeUndefined();
});

test('a visit is due ten days ahead, unless its times wait for an answer or the same work is booked', () => {
  expect(isPlanDue(aPlan(), [], now)).toBe(true);
  expect(isPlanDue(aPlan({ next_due: '2026-12-12' }), [], now)).toBe(false);
  expect(isPlanDue(aPlan(), [visit], now)).toBe(false);
  expect(isPlanDue(aPlan(), [{ ...visit, boat_id: 'another' }], now)).toBe(true);
});

test('a finish, a skip and a canceled request move it on, times that ran out do not', () => {
  const due = (lead: object) => standingPlan(aPlan(), [{ ...visit, ...lead }]).next_due;
  expect(due({})).toBe('2026-12-05');
  const record = aRecord({ done_at: '2026-12-08T20:00:00.000Z' });
  expect(due({ status: 'COMPLETED', record })).toBe('2027-01-05');
  expect(due({ status: 'CANCELED' })).toBe('2027-01-02');
  expect(due({ plan: { ...visit.plan, answer: 'skip' } })).toBe('2027-01-02');
  expect(due({ offer_sent: { ...visit.offer_sent, valid_until: '2026-11-30T17:00:00.000Z' } })).toBe(
    '2026-12-05',
  );
  const before = aRecord({ done_at: '2026-10-08T20:00:00.000Z' });
  expect(due({ status: 'COMPLETED', record: before })).toBe('2026-12-05');
});

test('a next visit that the owner sets stands, whatever was skipped or canceled before', () => {
  const later = '2026-12-02T17:00:00.000Z';
  const over = [
    leadAfter(visit, planAnswered(visit, 'skip', now)?.fields ?? {}),
    { ...visit, status: 'CANCELED' as const },
  ];
  for (const lead of over) {
    const before = { ...aCustomer(), plans: [aPlan()] };
    const facts = { leads: [lead], terms, prices: firstRates, freshId, now: later };
    const saved = (changes: object) => {
      const [seen = aPlan()] = seenPlans(before, [lead]);
      return seenPlans(withPlans(before, [{ ...seen, ...changes }], facts), [lead]);
    };
    expect(saved({ next_due: '2026-12-12' })).toMatchObject([{ next_due: '2026-12-12' }]);
    expect(saved({ every_weeks: 8 })).toMatchObject([{ every_weeks: 8, next_due: '2027-01-02' }]);
  }
  const [skipped = visit] = over;
  const sooner = aPlan({ next_due: '2026-12-03', set_at: '2026-11-20T17:00:00.000Z' });
  expect(standingPlan(sooner, [skipped]).next_due).toBe('2027-01-02');
});

test('a visit is offered once, and again once the owner has set its day anew', () => {
  const keys = [{}, {}, { set_at: now }].map((changes) => planLeadKey(aPlan(changes)));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a visit of which nobody answered the times is due again, and offered on the page that it has', () => {
  const later = '2026-12-16T17:00:00.000Z';
  const lapsed = lapsedPlanLead(aPlan(), [visit], later);
  expect(lapsedPlanLead(aPlan(), [visit], now)).toBeUndefined();
  expect(isPlanDue(aPlan(), [visit], later)).toBe(true);
  const offered = { rate_per_foot: 7, length_ft: 24, times: ['2026-12-18T16:00:00.000Z'], names: packages };
  const again = planLead(subject, { ...ids, id: last.id }, offered, initialSettings, later);
  expect(planFollowUp({ ...subject, lapsed }, again, packages, later).text).toBe(
    'was due Dec 5 on their plan: Boat Wash (Second Wind, every 4 weeks). They didn’t answer the times sent Dec 1.',
  );
  const asked = { ...visit, unanswered: { text: 'Can I get new ones?', at: later } };
  const change = planOfferedAgain(asked, again, { admin: 'owner', now: later });
  expect(change?.tasks).toMatchObject([{ kind: 'plan-visit' }]);
  const after = leadAfter(asked, change?.fields ?? {});
  expect(after).toMatchObject({ id: visit.id, rate_per_foot: 7, offer_sent: { est_price_min: 168 } });
  expect(after.unanswered).toBeUndefined();
  expect(isPlanDue(aPlan(), [after], later)).toBe(false);
});

test('times that ran out are said so, with the plan that goes on', () => {
  const plan = publicPlan(visit, now);
  const offer = { est_price_min: 156, est_price_max: 156, valid_until: '2026-11-30T17:00:00.000Z' };
  expect(statusWords({ status: 'OFFER_SENT', offer, plan }, now)).toEqual({
    headline: 'those times have run out.',
    next: 'Your plan goes on. Want new times for this visit?',
  });
});

test('the offer has the price of the plan, and the owner reads it with its times', () => {
  expect(visit).toMatchObject({ status: 'OFFER_SENT', source: 'repeat', email: 'ana@example.com' });
  expect(visit.offer_sent).toMatchObject({ est_price_min: 156, est_price_max: 156, times });
  expect(planFollowUp(subject, visit, packages, now)).toMatchObject({
    kind: 'plan',
    text: 'is due Dec 5 on their plan: Boat Wash (Second Wind, every 4 weeks).',
    words: '$156 before tax. Sat, Dec 5, 8:00 AM to 11:00 AM. More times on their page.',
  });
});

test('a skip calls the request off, and an end takes a booked visit along', () => {
  const skipped = leadAfter(visit, planAnswered(visit, 'skip', now)?.fields ?? {});
  expect(skipped).toMatchObject({ status: 'CANCELED', plan: { answer: 'skip' } });
  expect(publicPlan(skipped, now)).toMatchObject({ next_due: '2027-01-02' });
  expect(planAnswered(skipped, 'skip', now)).toBeUndefined();
  const planned = { ...visit, status: 'SCHEDULED', visits: [{ status: 'planned' }] } as typeof visit;
  expect(planAnswerRefusal(planned, 'skip', now)).toMatchObject({ reason: 'already-answered' });
  expect(planAnswerRefusal(planned, 'end', now)).toBeUndefined();
  expect(planAnswered(planned, 'end', now)?.fields.status).toBeUndefined();
});

test('a visit that was skipped says nothing of a next one once the plan is ended or the boat sold', () => {
  const skipped = leadAfter(visit, planAnswered(visit, 'skip', now)?.fields ?? {});
  const customer = { ...aCustomer(), plans: [aPlan()] };
  expect(isPlanOver(skipped, customer)).toBe(false);
  const sold = customer.boats.map((one) => ({ ...one, is_sold: true as const }));
  for (const after of [withoutPlan(customer, planId, now), { ...customer, boats: sold }]) {
    const plan = publicPlan(skipped, now, isPlanOver(skipped, after));
    expect(plan?.next_due).toBeUndefined();
    expect(statusWords({ status: 'CANCELED', plan }, now).headline).toBe('your plan has ended.');
  }
});

test('after a late skip the next visit lies ahead, on the page and on Today', () => {
  const late = '2027-01-04T17:00:00.000Z';
  expect(publicPlan(visit, late)?.next_due).toBe('2027-01-30');
  const skipped = leadAfter(visit, planAnswered(visit, 'skip', late)?.fields ?? {});
  expect(publicPlan(skipped, '2027-03-01T17:00:00.000Z')?.next_due).toBe('2027-01-30');
  expect(standingPlan(aPlan(), [skipped]).next_due).toBe('2027-01-30');
});

test('a save keeps what stands, takes its price from the settings, and a sold boat has no plan', () => {
  const facts = { leads: [], terms, prices: firstRates, freshId, now };
  const wanted = {
    boat_id: boatId,
    requested_service: 'wash',
    every_weeks: 4,
    next_due: '2026-12-05',
  } as const;
  const made = withPlans(aCustomer(), [{ ...wanted, level: 'basic' }], facts);
  expect(made).toMatchObject({
    version: 2,
    plans: [{ rate_per_foot: 6.5, set_at: now, asked: { at: now } }],
  });
  const again = withPlans(made, seenPlans(made, []), { ...facts, now: '2026-12-02T17:00:00.000Z' });
  expect(again.plans).toEqual(made.plans);
  const boats = made.boats.map((one) => ({ ...seenBoat(one), is_sold: true as const }));
  const { name, emails, phones } = made;
  const sold = savedCustomer(made, { id: made.id, version: 2, name, emails, phones, boats }, freshId, now);
  expect(sold.plans).toBeUndefined();
});

test('emails go only while they are wanted and the boat is theirs', () => {
  const customer = { ...aCustomer(), plans: [aPlan()] };
  expect(wantsPlanEmails(customer, aPlan(), undefined)).toBe(true);
  expect(wantsPlanEmails(customer, aPlan(), '2026-11-02T17:00:00.000Z')).toBe(false);
  expect(wantsPlanEmails(customer, aPlan(), '2026-10-02T17:00:00.000Z')).toBe(true);
  expect(wantsPlanEmails({ ...customer, boats: [{ ...boat, is_sold: true }] }, aPlan(), undefined)).toBe(
    false,
  );
  expect(wantsPlanEmails(aCustomer(), aPlan(), undefined)).toBe(false);
});

test('a new price is announced once, and holds two weeks after its email, however late that is', () => {
  const plan = aPlan({ level: 'basic', rate_per_foot: 6 });
  const untold = announcedPrice(plan, terms, firstRates);
  expect(untold).toEqual({ ...plan, untold_rate: 6.5 });
  if (!untold) return;
  expect(announcedPrice(untold, terms, firstRates)).toBeUndefined();
  expect(rateOfPlan(untold, firstRates, '2027-06-01T17:00:00.000Z')).toBe(6);
  const told = toldPrice(untold, '2027-06-01T17:00:00.000Z');
  expect(told).toMatchObject({
    rate_per_foot: 6,
    next_rate: { rate_per_foot: 6.5, from: '2027-06-16T07:00:00.000Z' },
  });
  expect(announcedPrice(told, terms, firstRates)).toBeUndefined();
  expect(rateOfPlan(told, firstRates, '2027-06-15T17:00:00.000Z')).toBe(6);
  expect(rateOfPlan(told, firstRates, '2027-06-17T17:00:00.000Z')).toBe(6.5);
  const later = '2027-07-01T17:00:00.000Z';
  const dearer = announcedPrice(told, { ...terms, basic: { ...basic, rate_per_foot: 7 } }, firstRates);
  expect(dearer && toldPrice(dearer, later)).toMatchObject({
    rate_per_foot: 6.5,
    next_rate: { rate_per_foot: 7 },
  });
  expect(announcedPrice(aPlan({ level: 'premium', rate_per_foot: 6 }), terms, firstRates)).toBeUndefined();
});

test('a price that is changed back is told of only to who was told of it', () => {
  const before = { ...terms, basic: { ...basic, rate_per_foot: 6 } };
  const plan = aPlan({ level: 'basic', rate_per_foot: 6 });
  expect(announcedPrice({ ...plan, untold_rate: 6.5 }, before, firstRates)).toEqual(plan);
  const told = toldPrice({ ...plan, untold_rate: 6.5 }, now);
  const back = announcedPrice(told, before, firstRates);
  expect(back).toEqual({ ...told, untold_rate: 6 });
  expect(back && toldPrice(back, now)).toEqual(plan);
});

test('an offer has times of one price: those of before a new one holds, else those of after', () => {
  const from = '2026-12-11T17:00:00.000Z';
  const plan = aPlan({ rate_per_foot: 6.5, next_rate: { rate_per_foot: 7, from } });
  const [early, late, later] = [
    '2026-12-08T16:00:00.000Z',
    '2026-12-12T16:00:00.000Z',
    '2026-12-14T16:00:00.000Z',
  ];
  const offered = (...starts: string[]) => timesOfOnePrice(plan, firstRates, starts, now);
  expect(offered(late, early)).toEqual({ rate_per_foot: 6.5, times: [early] });
  expect(offered(late, later)).toEqual({ rate_per_foot: 7, times: [late, later] });
  expect(offered()).toEqual({ rate_per_foot: 6.5, times: [] });
});

test('a plan without a level keeps its price until a new one of its service was announced', () => {
  const wanted = {
    boat_id: boat.id,
    requested_service: 'wash',
    every_weeks: 4,
    next_due: '2026-12-05',
  } as const;
  const facts = { leads: [], terms, prices: firstRates, freshId: () => aPlan().id, now };
  const [plan = aPlan()] = withPlans(aCustomer(), [wanted], facts).plans ?? [];
  expect(plan.rate_per_foot).toBe(firstRates.wash);
  const dearer = { ...firstRates, wash: firstRates.wash + 1 };
  expect(rateOfPlan(plan, dearer, now)).toBe(firstRates.wash);
  const told = announcedPrice(plan, terms, dearer);
  expect(told).toMatchObject({ rate_per_foot: firstRates.wash, untold_rate: dearer.wash });
  const old = aPlan();
  expect(announcedPrice(withRate(old, terms, firstRates), terms, dearer)).toMatchObject({
    rate_per_foot: firstRates.wash,
    untold_rate: dearer.wash,
  });
  const other = withPlans(
    { ...aCustomer(), plans: [told ?? plan] },
    [{ ...wanted, id: plan.id, requested_service: 'complete' }],
    facts,
  );
  expect(other.plans).toMatchObject([{ rate_per_foot: firstRates.complete }]);
  expect(other.plans?.[0]?.untold_rate).toBeUndefined();
});
