import type { CalendarVisit } from '../calendar/calendar-day.ts';
import type { CalendarFacts } from '../calendar/calendar-days.ts';
import type { LeadSource } from '../choices.ts';
import type { Customer } from '../customer/customer.ts';
import type { Lead } from '../lead.ts';
import { boatText, changedContactText, inOneLine, missingHookups, serviceText } from '../lead-words.ts';
import { formatMoment, startOfDay } from '../los-angeles.ts';
import { isStaleClaim } from '../mail/mail-claim.ts';
import { planWish } from '../plan/plan-wish.ts';
import { planAskedText } from '../plan/plan-words.ts';
import { isRepriced } from '../record/priced-at.ts';
import { isUnsettled } from '../record/record-words.ts';
import { isReturnVisit, returnMark } from '../visit/return-visit.ts';
import { activeVisits, type Visit } from '../visit/visit.ts';
import { lastMissed, missToTakeBack, overdueVisits } from '../visit/visit-changes.ts';
import { endUntold } from './end-untold.ts';
import {
  answersWaiting,
  offerWaiting,
  requestWaiting,
  toText,
  visitsWaiting,
  type WaitingThing,
} from './waiting-answers.ts';
import type { Waiting } from './waiting-item.ts';
import { recordWaiting } from './waiting-money.ts';
import { inWaitingOrder } from './waiting-order.ts';

const whatIsWished = (lead: Lead): string =>
  inOneLine(lead.requested_service && serviceText(lead), boatText(lead), lead.city);

const requestWords: Readonly<Record<LeadSource, string>> = {
  website: 'sent a request',
  phone: 'called you',
  referral: 'was sent to you',
  dock: 'asked you at the dock',
  repeat: 'asked you again',
};

const requestText = (lead: Lead): string => {
  const did = requestWords[lead.source];
  const changed = changedContactText(lead);
  return `${[changed ? `${did} with ${changed}` : did, whatIsWished(lead)].filter(Boolean).join(': ')}.`;
};

function accessText(lead: Lead): string {
  const missing = missingHookups(lead);
  return missing === '' ? 'needs a look: access isn’t clear yet.' : `has no ${missing} at the boat.`;
}

function overdueText(lead: Lead, visit: Visit, now: string): string {
  if (visit.status === 'underway' && visit.started_at !== undefined)
    return `has been underway since ${formatMoment(visit.started_at, now)}`;
  const what = isReturnVisit(lead, visit) ? 'had a return visit' : 'was';
  return `${what} planned for ${formatMoment(visit.start, now)}`;
}

/** All of them: each is answered in its row. */
function overdueOf(lead: Lead, now: string): WaitingThing[] {
  const { visits = [], email, completed_at, record } = lead;
  const overdue = overdueVisits(visits, now);
  const isRest = overdue.length === activeVisits(visits).length;
  const isMailed = isRest && email !== undefined && completed_at === undefined;
  return overdue.map((visit) => ({
    kind: 'overdue',
    visit_id: visit.id,
    text: `${overdueText(lead, visit, now)}. How did it go?`,
    act: 'Say how it went',
    since: visit.start,
    ...(visit.status === 'underway' && { is_underway: true as const }),
    ...(isMailed && { done_mails: true as const }),
    ...(isRest &&
      overdue.length === 1 &&
      !record &&
      !isReturnVisit(lead, visit) && { makes_receipt: true as const }),
    ...returnMark(lead, visit),
  }));
}

/** An email that was cut off comes before all that the customer says. */
function leftMail({ mail_claim }: Lead, now: string): WaitingThing[] {
  if (!mail_claim || !isStaleClaim(mail_claim, now)) return [];
  return [
    {
      kind: 'mail',
      text: 'may not have your last email: it was cut off on its way out.',
      act: 'Check',
      since: mail_claim.claimed_at,
    },
  ];
}

const lateMail = (since: string | undefined): WaitingThing[] =>
  since === undefined
    ? []
    : [{ kind: 'mail', text: 'hasn’t received your email yet. It’s being tried again.', act: 'Open', since }];

const receiptText = ({ record }: Lead): string =>
  record && isRepriced(record) ? 'what the corrected receipt comes to' : 'that the receipt is on their page';

/** The day that they asked for. */
const wishedBy = ({ preferred_date: day }: Lead) => (day ? { due_at: startOfDay(day) } : {});

function statusWaiting(lead: Lead, knownAt: string | undefined, now: string): WaitingThing[] {
  const { status, created_at } = lead;
  const untold = endUntold(lead, knownAt, now);
  // What a job still owes stays so while a visit after it is booked.
  const ofReturn = () => (lead.record ? recordWaiting(lead, now) : []);
  switch (status) {
    case 'REQUEST_SENT':
      return [
        {
          kind: 'request',
          text: requestText(lead),
          act: 'Send a price',
          since: created_at,
          ...wishedBy(lead),
        },
      ];
    case 'NEEDS_ACCESS_REVIEW':
      return [
        { kind: 'access', text: accessText(lead), act: 'Check access', since: created_at, ...wishedBy(lead) },
      ];
    case 'CONTACTED': {
      const missed = lastMissed(lead.visits ?? []);
      if (!missed) return [];
      const when = formatMoment(missed.start, now);
      if (untold) return [toText(`that ${when} was missed`, untold.since)];
      const text = `has no new time yet: the visit on ${when} was missed.`;
      return [{ kind: 'date', text, act: 'Pick a time', since: missed.ended_at ?? missed.start }];
    }
    case 'SCHEDULED': {
      if (activeVisits(lead.visits).length > 0) return ofReturn();
      const text = 'is marked scheduled and has no date yet.';
      return [{ kind: 'date', text, act: 'Pick a time', since: created_at }];
    }
    case 'OFFER_SENT':
      return offerWaiting(lead, knownAt, now);
    case 'COMPLETED':
      return untold ? [toText(receiptText(lead), untold.since)] : recordWaiting(lead, now);
    default:
      return ofReturn();
  }
}

/** Whether somebody who can only be texted has to be told, unless their history says that they were. */
export const mayBeUntold = (lead: Lead, now: string): boolean =>
  [...visitsWaiting(lead, undefined, now), ...statusWaiting(lead, undefined, now)].some(
    ({ kind }) => kind === 'text',
  );

/** Time off doesn't move what is booked: until other times are offered, its customer waits for us. */
function timeOffOf(
  { id, start, status, is_off, move_offered_at }: CalendarVisit,
  now: string,
): WaitingThing[] {
  if (!is_off || status !== 'planned' || start <= now || move_offered_at !== undefined) return [];
  const text = `is planned for ${formatMoment(start, now)}, in your time off.`;
  return [{ kind: 'time-off', visit_id: id, text, act: 'Offer a move', since: start }];
}

/** Once its start has passed the weather is the owner's to see, and no reason to offer another day. */
function weatherOf(
  { id, start, status, weather, move_offered_at }: CalendarVisit,
  now: string,
): WaitingThing[] {
  const warning = weather?.warning;
  const isToCome = status === 'planned' && start > now;
  if (warning === undefined || !isToCome || move_offered_at !== undefined) return [];
  const text = `is planned for ${formatMoment(start, now)}.`;
  return [{ kind: 'weather', visit_id: id, text, warning, act: 'Offer a move', since: start }];
}

const saidKinds: readonly WaitingThing['kind'][] = ['move', 'question', 'place', 'not-ready'];

/** By lead, since when a customer who can only be texted knows what stands. */
export type KnownAt = ReadonlyMap<string, string | undefined>;

interface Facts extends Pick<CalendarFacts, 'now'> {
  readonly knownAt?: KnownAt | undefined;
  readonly late_mails?: ReadonlyMap<string, string>;
  readonly customers?: ReadonlyMap<string, Customer>;
  /** All leads of those customers, and perhaps more. */
  readonly others?: ReadonlyMap<string, Lead>;
}

function planWaiting(lead: Lead, { customers, others }: Facts): WaitingThing[] {
  const { status, completed_at: since, customer_id } = lead;
  if (status !== 'COMPLETED' || since === undefined) return [];
  const customer = customers?.get(customer_id ?? '');
  if (!customer || !planWish(lead, customer, others?.values() ?? [])) return [];
  const text = `asked for ${planAskedText(lead)}. It isn’t set up, and you haven’t written since the job.`;
  return [{ kind: 'plan', text, act: 'Set it up', since, customer_id }];
}

function missedOf(lead: Lead, now: string): Pick<WaitingThing, 'missed'> {
  const visit = missToTakeBack(lead, now);
  return visit ? { missed: { visit_id: visit.id, was_underway: visit.started_at !== undefined } } : {};
}

/** What a correction left open hides behind nothing else of its lead. */
const unsettledOf = (lead: Lead, now: string): WaitingThing[] =>
  lead.record && isUnsettled(lead.record)
    ? recordWaiting(lead, now).filter(({ kind }) => kind === 'unpaid')
    : [];

/** A lead's most urgent item, first what was said. Beside it a late email, a plan or data request, open money, visits that passed unmarked. */
function waitingOfLead(lead: Lead, visits: readonly CalendarVisit[], facts: Facts): Waiting[] {
  const { now, knownAt, late_mails } = facts;
  const overdue = overdueOf(lead, now);
  const left = leftMail(lead, now);
  const late = left.length > 0 ? [] : lateMail(late_mails?.get(lead.id));
  const things = [
    ...visitsWaiting(lead, knownAt?.get(lead.id), now),
    ...visits.flatMap((visit) => timeOffOf(visit, now)),
    ...visits.flatMap((visit) => weatherOf(visit, now)),
    ...answersWaiting(lead, now),
    ...statusWaiting(lead, knownAt?.get(lead.id), now),
  ];
  const { id: lead_id, full_name: name, requested_service: service, email } = lead;
  const named = { lead_id, name, ...(service && { service }), ...(!email && { no_email: true as const }) };
  const said = things.filter(({ kind }) => saidKinds.includes(kind));
  const beside = overdue.length > 0 ? said : [...left, ...said, ...things];
  const first = beside.slice(0, 1).map((thing) => ({ ...thing, ...missedOf(lead, now) }));
  const open = [...overdue, ...first];
  const money = unsettledOf(lead, now).filter(({ kind }) => kind !== first[0]?.kind);
  const asked = [...planWaiting(lead, facts), ...requestWaiting(lead, now)];
  return [...open, ...money, ...late, ...asked].map((thing) => ({ ...thing, ...named }));
}

export function waitingFor(leads: Iterable<Lead>, visits: readonly CalendarVisit[], facts: Facts): Waiting[] {
  const byId = new Map([...leads].map((lead) => [lead.id, lead]));
  const waiting = [...byId.values()].flatMap((lead) => {
    const own = visits.filter(({ lead_id }) => lead_id === lead.id);
    return waitingOfLead(lead, own, facts).map((thing) => ({ thing, lead }));
  });
  return inWaitingOrder(waiting, facts.now).map(({ thing }) => thing);
}
