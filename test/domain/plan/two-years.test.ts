import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { surcharges } from '#content/surcharges.ts';
import {
  careRefusal,
  careSaid,
  needsReminder,
  newestCare,
  publicCare,
  withCare,
} from '#domain/care/care-changes.ts';
import { careDue } from '#domain/care/care-due.ts';
import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { onePerCustomer } from '#domain/customer/one-per-customer.ts';
import { followedUp, followUpOf, quietUntil } from '#domain/follow-up/follow-ups.ts';
import { gapsOf } from '#domain/gap/gaps.ts';
import type { Lead } from '#domain/lead.ts';
import { type LeadChange, leadAfter } from '#domain/lead-change.ts';
import { addHours, dayOf, instantOf, nextDay, shiftDay } from '#domain/los-angeles.ts';
import { newOffer, offerSent } from '#domain/offer/offer.ts';
import { offerAnswered, offerAnswerRefusal } from '#domain/offer/offer-answer.ts';
import { planAnswered, planAnswerRefusal } from '#domain/plan/plan-answer.ts';
import { wantsPlanEmails } from '#domain/plan/plan-emails.ts';
import { lapsedPlanLead, planLead, planLeadKey, planOfferedAgain } from '#domain/plan/plan-lead.ts';
import { announcedPrice, timesOfOnePrice, toldPrice } from '#domain/plan/plan-price.ts';
import { withoutPlan } from '#domain/plan/plan-save.ts';
import { isPlanDue, standingPlan } from '#domain/plan/plan-standing.ts';
import { offerOfDay } from '#domain/plan/price-of-day.ts';
import { planOfVisit } from '#domain/plan/shown-plans.ts';
import { firstRates } from '#domain/price/first-rates.ts';
import { finishChange } from '#domain/record/finish.ts';
import { initialSettings, type Settings } from '#domain/settings.ts';
import type { NewTimelineEntry } from '#domain/timeline.ts';
import { visitCanceled, visitMoved } from '#domain/visit/customer-visits.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { isOpen } from '#domain/visit/open-times.ts';
import { activeVisits, areaOfLead } from '#domain/visit/visit.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { createChance } from '#local/demo/chance.ts';
import { aCustomer, boatId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aPlan } from './a-plan.ts';

const admin = 'owner';
const first = '2027-01-04';
const days = 730;
const idOf = (letter: string, place: number): string =>
  `01JD3ZK8Q0${letter}${String(place).padStart(15, '0')}`;

interface Person {
  customer: Customer;
  /** What this test knows by itself of what they said. */
  care: boolean;
  plan: boolean;
  hasBoat: boolean;
  stoppedPlan?: string;
}

/** Two years of one harbor from day to day: every act is the product's rule, chosen by a throw. */
function simulate(seed: number) {
  const chance = createChance(seed);
  const leads = new Map<string, Lead>();
  const entries = new Map<string, NewTimelineEntry[]>();
  const mails: string[] = [];
  const wrong: string[] = [];
  /** When a customer was last followed up with. */
  const pressed = new Map<string, string>();
  let ids = 100;
  let receipts = 0;
  let rate = 6;
  let prices = firstRates;
  /** When customers were told of a price. */
  const priceMails = new Map<string, string>();
  /** Plans with a new price whose email is yet to go. */
  const heldUp = new Set<string>();
  /** Prices at which visits were offered or booked. */
  const charged = new Set<string>();
  let now = instantOf(`${first}T06:00`);
  const settings = (): Settings => {
    const terms = {
      holds: 'A wash.',
      requested_service: 'wash',
      every_weeks: 5,
      rate_per_foot: rate,
    } as const;
    return { ...initialSettings, plans: { basic: terms, premium: null, luxury: null } };
  };
  const people: Person[] = Array.from({ length: 8 }, (_, place) => {
    const id = idOf('C', place);
    const lead = aLead({
      id: idOf('L', place),
      customer_id: id,
      boat_id: boatId,
      email: `guest${place}@example.com`,
      preferred_date: nextDay(first),
      created_at: addHours(now, -72 + place),
      updated_at: addHours(now, -72 + place),
    });
    leads.set(lead.id, lead);
    const isOfLevel = place % 4 === 0;
    const plan = aPlan({
      id: idOf('P', place),
      every_weeks: 5,
      next_due: '2027-01-20',
      ...(isOfLevel && { level: 'basic' }),
      rate_per_foot: isOfLevel ? 6 : firstRates.wash,
      set_at: now,
    });
    const plans = place % 2 === 0 ? [{ ...plan, asked: { ...plan.asked, at: now } }] : undefined;
    const customer = aCustomer({
      id,
      emails: [lead.email ?? ''],
      lead_ids: [lead.id],
      ...(plans && { plans }),
    });
    return { customer, care: false, plan: plans !== undefined, hasBoat: true };
  });
  const own = ({ customer }: Person): Lead[] => customer.lead_ids.flatMap((id) => leads.get(id) ?? []);
  const apply = (lead: Lead, change: LeadChange | undefined): Lead => {
    if (!change) return lead;
    const after = leadAfter(lead, { ...change.fields, ...(change.visits && { visits: [...change.visits] }) });
    leads.set(lead.id, after);
    entries.set(lead.id, [...(entries.get(lead.id) ?? []), ...change.entries]);
    return after;
  };
  const mail = (key: string, isRight: boolean): void => {
    if (mails.includes(key)) wrong.push(`twice: ${key}`);
    if (!isRight) wrong.push(`not so: ${key}`);
    mails.push(key);
  };
  const dayEntries = (): DayEntry[] =>
    [...leads.values()].flatMap((lead) =>
      activeVisits(lead.visits).map(({ id: visit_id, start, hours, status }) => {
        const area = areaOfLead(lead);
        return { visit_id, lead_id: lead.id, start, hours, status, ...(area && { area }) };
      }),
    );
  const openStart = (lead: Lead): string | undefined => {
    for (
      let day = shiftDay(dayOf(now), chance.pick([2, 2, 16])), tried = 0;
      tried < 14;
      day = nextDay(day), tried += 1
    ) {
      const start = instantOf(`${day}T${chance.pick(['08:00', '10:00', '13:00'])}`);
      const question = { settings: settings(), entries: dayEntries(), hours: 3, area: areaOfLead(lead), now };
      if (isOpen(question, start)) return start;
    }
    return undefined;
  };
  /** A new price holds two weeks after the email that told of it, and is said of no earlier day. */
  const charge = ({ id, level }: BoatPlan, rate_per_foot: number, start: string): void => {
    charged.add(`${id} ${rate_per_foot}`);
    const told = priceMails.get(`${id} ${rate_per_foot}`);
    if (rate_per_foot === (level ? 6 : firstRates.wash)) return;
    if (told === undefined || addHours(told, 24 * 14) > start) wrong.push(`a price too soon: ${id} ${start}`);
  };
  /** The price of the day that a yes chose; a visit that is moved keeps it. */
  const priceOf = (person: Person, lead: Lead, start: string): Lead => {
    const plan = planOfVisit(lead, person.customer);
    if (!plan) return lead;
    const priced = apply(lead, offerOfDay(lead, plan, start, now));
    if (priced.rate_per_foot !== undefined) charge(plan, priced.rate_per_foot, start);
    return priced;
  };
  const answer = (person: Person, lead: Lead): void => {
    const sent = lead.offer_sent?.sent_at ?? '';
    if (lead.plan && chance.happens(0.25)) {
      const said = chance.happens(0.1) ? 'end' : 'skip';
      if (planAnswerRefusal(lead, said, now)) return;
      apply(lead, planAnswered(lead, said, now));
      if (said === 'skip') return;
      person.plan = false;
      person.customer = withoutPlan(person.customer, lead.plan.id, now);
      return;
    }
    const start = chance.happens(0.7) ? openStart(lead) : undefined;
    const reply = { answer: chance.happens(0.85) ? 'yes' : 'no', offerSentAt: sent, start } as const;
    if (offerAnswerRefusal(lead, reply, now) || (reply.answer === 'yes' && !start)) return;
    ids += 1;
    const booked =
      start && reply.answer === 'yes' ? bookVisit(lead, { start, hours: 3 }, idOf('V', ids), now) : undefined;
    const priced = booked && start ? priceOf(person, lead, start) : lead;
    apply(priced, offerAnswered(priced, reply, booked, now));
  };
  const finish = (person: Person, lead: Lead): void => {
    receipts += 1;
    const visit = activeVisits(lead.visits)[0];
    const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
    const facts = { number: `2027-${String(receipts).padStart(4, '0')}`, tax_percent: 9.5 };
    const others = own(person).filter(({ id, boat_id }) => id !== lead.id && boat_id === lead.boat_id);
    const change = finishChange(lead, { lines, ...(visit && { visit_id: visit.id }) }, facts, { admin, now });
    if (change) apply(lead, withCare(change, lead, newestCare(others)));
  };
  const live = (person: Person, lead: Lead): void => {
    const [visit] = activeVisits(lead.visits);
    if (visit && visit.start < now) {
      finish(person, lead);
      return;
    }
    if (visit && chance.happens(0.04)) {
      apply(lead, visitCanceled(lead, visit, undefined, now));
      return;
    }
    if (visit && chance.happens(0.04)) {
      const start = openStart(lead);
      if (start)
        apply(lead, visitMoved(lead, bookVisit(lead, { start, hours: 3, visit_id: visit.id }, '', now), now));
      return;
    }
    if (lead.status === 'OFFER_SENT' && chance.happens(0.2)) answer(person, lead);
    if (lead.status === 'REQUEST_SENT' && chance.happens(0.5)) {
      const price = { est_price_min: 300, est_price_max: 400 };
      apply(lead, offerSent(lead, newOffer(price, settings(), now), { admin, now }));
    }
    const others = own(person).filter(({ id }) => id !== lead.id);
    const care = publicCare(lead, others, now);
    if (care && !care.remind && chance.happens(0.03) && !careRefusal(lead, others, true, now)) {
      apply(lead, careSaid(lead, others, true, now));
      person.care = true;
    }
    if (lead.care?.remind && chance.happens(0.008)) {
      apply(lead, careSaid(lead, others, false, now));
      person.care = false;
    }
  };
  const remind = (person: Person): void => {
    for (const lead of own(person)) {
      const due = careDue(lead);
      if (due === undefined || due > now) continue;
      const others = own(person).filter(({ id }) => id !== lead.id);
      const heeded = person.hasBoat || !lead.care ? lead : { ...lead, care: { ...lead.care, remind: false } };
      if (!needsReminder(heeded, others, {}, now)) continue;
      mail(`care ${lead.id}`, person.care && person.hasBoat);
      apply(lead, { fields: { care_mailed_at: now }, entries: [] });
    }
  };
  /** The email of a new price, which an outage holds up for weeks. */
  const tellPrice = (person: Person, plan: BoatPlan): void => {
    if (!heldUp.has(plan.id) || chance.happens(0.95)) return;
    heldUp.delete(plan.id);
    if (!wantsPlanEmails(person.customer, plan, person.stoppedPlan)) return;
    const noticed = toldPrice(plan, now);
    person.customer = { ...person.customer, plans: [noticed] };
    const key = `${plan.id} ${noticed.next_rate?.rate_per_foot}`;
    mail(`price ${key}`, person.plan && person.hasBoat);
    priceMails.set(key, now);
  };
  const offerPlans = (person: Person): void => {
    for (const stored of person.customer.plans ?? []) {
      const dearer = announcedPrice(stored, settings().plans, prices);
      if (dearer && wantsPlanEmails(person.customer, stored, person.stoppedPlan)) {
        heldUp.add(stored.id);
        person.customer = { ...person.customer, plans: [dearer] };
      }
      tellPrice(person, dearer ?? stored);
      const plan = standingPlan(person.customer.plans?.[0] ?? stored, own(person));
      const [boat] = person.customer.boats;
      const last = own(person).at(-1);
      if (!boat || !last || !isPlanDue(plan, own(person), now)) continue;
      if (!wantsPlanEmails(person.customer, plan, person.stoppedPlan)) continue;
      const starts = [3, 9, 17].map((ahead) => instantOf(`${shiftDay(dayOf(now), ahead)}T09:00`));
      const offered = timesOfOnePrice(plan, prices, starts, now);
      for (const time of offered.times) charge(plan, offered.rate_per_foot, time);
      ids += 1;
      const subject = { customer: person.customer, boat, plan, last };
      const names = { id: idOf('M', ids), public_slug: 'a'.repeat(24) };
      const made = planLead(subject, names, { ...offered, length_ft: 24, names: packages }, settings(), now);
      const isBusy = own(person).some(
        ({ requested_service, visits }) => requested_service === 'wash' && activeVisits(visits).length > 0,
      );
      const isSo = person.plan && person.hasBoat && !isBusy;
      const lapsed = lapsedPlanLead(plan, own(person), now);
      if (lapsed) {
        mail(`${planLeadKey(plan)} since ${lapsed.offer_sent?.sent_at}`, isSo);
        apply(lapsed, planOfferedAgain(lapsed, made, { admin, now }));
        continue;
      }
      mail(planLeadKey(plan), isSo);
      leads.set(made.id, { ...made, customer_id: person.customer.id, boat_id: boatId });
      person.customer = { ...person.customer, lead_ids: [...person.customer.lead_ids, made.id] };
    }
  };
  const askAgain = (person: Person): void => {
    ids += 1;
    const id = idOf('R', ids);
    const { id: customer_id, emails, lead_ids } = person.customer;
    const asked = { preferred_date: nextDay(dayOf(now)), created_at: now, updated_at: now };
    leads.set(id, aLead({ id, customer_id, boat_id: boatId, email: emails[0], ...asked }));
    person.customer = { ...person.customer, lead_ids: [...lead_ids, id] };
  };
  const followUp = (): void => {
    const hasHeard = ({ customer_id }: Lead): boolean => {
      const own = [...leads.values()].filter((lead) => lead.customer_id === customer_id);
      return quietUntil(own.flatMap(({ id }) => entries.get(id) ?? []) as never, own, now) !== undefined;
    };
    const open = [...leads.values()].filter((lead) => followUpOf(lead, now) && !hasHeard(lead));
    for (const { lead } of onePerCustomer(open.map((each) => ({ lead: each })))) {
      const due = followUpOf(lead, now);
      if (!due) continue;
      const { customer_id = '' } = lead;
      if ((pressed.get(customer_id) ?? '') > addHours(now, -48)) wrong.push(`pressed twice: ${customer_id}`);
      pressed.set(customer_id, now);
      const isSo = due.kind === 'offer' ? lead.status === 'OFFER_SENT' : lead.record?.paid_on === undefined;
      const matters = followedUp(lead, { admin, now }).fields.followed_up?.length;
      mail(`follow-up ${lead.id} ${matters}`, isSo && lead.offer_answer?.answer !== 'no');
      apply(lead, followedUp(lead, { admin, now }));
    }
  };
  const fillGaps = (): void => {
    const facts = {
      entries: dayEntries(),
      forecasts: new Map(),
      settings: settings(),
      prices: firstRates,
      surcharges,
      now,
    };
    for (const { start, people: asked } of gapsOf([...leads.values()], facts)) {
      for (const { lead_id, est_price_min, est_price_max } of asked) {
        const lead = leads.get(lead_id);
        if (!lead) continue;
        const isSo = activeVisits(lead.visits).length === 0 && lead.status !== 'COMPLETED' && start > now;
        mail(`gap ${lead_id} ${start} ${now}`, isSo && lead.status !== 'CANCELED');
        const offer = newOffer({ est_price_min, est_price_max, times: [start] }, settings(), now);
        apply(lead, offerSent(lead, offer, { admin, now }));
      }
    }
  };
  for (let day = 0, on = first; day < days; day += 1, on = nextDay(on)) {
    now = instantOf(`${on}T18:30`);
    if (day % 200 === 150) rate += 0.5;
    if (day % 200 === 90) prices = { ...prices, wash: prices.wash + 1 };
    for (const person of people) {
      for (const lead of own(person)) live(person, leads.get(lead.id) ?? lead);
      if (chance.happens(0.001)) {
        person.plan = false;
        person.stoppedPlan = now;
      }
      if (chance.happens(0.0007)) {
        person.hasBoat = false;
        const boats = person.customer.boats.map((boat) => ({ ...boat, is_sold: true as const }));
        const { plans: _, ...kept } = person.customer;
        person.customer = { ...kept, boats };
      }
      if (person.hasBoat && chance.happens(0.008)) askAgain(person);
      remind(person);
      offerPlans(person);
    }
    followUp();
    fillGaps();
  }
  return { mails, wrong, charged };
}

test('in two years each email goes once, with consent, and while it is so; no new price holds before two weeks after its own', {
  timeout: 90_000,
}, () => {
  const seen = [1, 2, 3].map(simulate);
  expect(seen.flatMap(({ wrong }) => wrong)).toEqual([]);
  const mails = seen.flatMap((each) => each.mails);
  const prices = seen.flatMap(({ charged }) => [...charged]);
  for (const rate of [6.5, 7, 7.5]) expect(prices.filter((key) => key.endsWith(` ${rate}`))).not.toEqual([]);
  for (const kind of ['care', 'plan#', 'price', 'follow-up', 'gap']) {
    expect(mails.filter((key) => key.startsWith(kind)).length, kind).toBeGreaterThan(0);
  }
});
