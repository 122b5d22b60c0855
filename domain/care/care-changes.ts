import type { Lead } from '../lead.ts';
import { type Editor, type LeadChange, leadAfter } from '../lead-change.ts';
import { isLapsed } from '../offer/offer-validity.ts';
import { hasCoat } from '../price/packages.ts';
import type { Refusal } from '../refusal.ts';
import { isOver } from '../statuses.ts';
import type { Task } from '../tasks.ts';
import { newEntry } from '../timeline.ts';
import { activeVisits } from '../visit/visit.ts';
import type { Care, PublicCare } from './care.ts';
import { isDueThisMonth } from './care-clock.ts';
import { careDue } from './care-due.ts';
import { careText } from './care-words.ts';

/** What was said last of one boat. */
export const newestCare = (leads: readonly Lead[]): Care | undefined =>
  leads
    .flatMap(({ care }) => care ?? [])
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1);

export const wantsReminder = (lead: Lead, others: readonly Lead[]): boolean =>
  lead.care?.remind === true && newestCare([lead, ...others])?.remind === true;

const wasWaxedSince = (lead: Lead, others: readonly Lead[]): boolean =>
  others.some((other) => (careDue(other) ?? '') > (careDue(lead) ?? ''));

const isBooked = ({ visits }: Lead): boolean => activeVisits(visits).length > 0;

/** What is on its way to a coat after a job's: of the boat's other jobs a visit, an offer, or a request, else its plan. */
function nextCoat(lead: Lead, others: readonly Lead[], now: string, isByPlan: boolean): PublicCare['next'] {
  const waxing = others.filter(hasCoat);
  if (waxing.some(isBooked)) return 'booked';
  const done = lead.record?.done_at ?? '';
  const open = waxing
    .filter(({ status, record, created_at }) => !isOver(status) && !record && created_at > done)
    .filter((other) => other.offer_answer?.answer !== 'no' && !isLapsed(other, now));
  if (open.length === 0) return isByPlan ? 'plan' : undefined;
  const isAnswering = ({ status, offer_answer }: Lead) => status === 'OFFER_SENT' && !offer_answer;
  return open.some(isAnswering) ? 'offered' : 'asked';
}

export const otherJobs = ({ id, boat_id }: Lead, leads: readonly Lead[]): Lead[] =>
  leads.filter((other) => boat_id !== undefined && other.boat_id === boat_id && other.id !== id);

/** Of a boat's newest coat of wax, for whom we can email; `others` are its other jobs. */
export function publicCare(
  lead: Lead,
  others: readonly Lead[],
  now: string,
  isByPlan = false,
): PublicCare | undefined {
  const due = careDue(lead);
  if (due === undefined || lead.email === undefined || wasWaxedSince(lead, others)) return undefined;
  const { care_mailed_at: mailed_at } = lead;
  const next = nextCoat(lead, others, now, isByPlan);
  const refused = careRefusal(lead, others, true, now)?.sentence;
  return {
    remind: wantsReminder(lead, others),
    due,
    ...(mailed_at && { mailed_at }),
    ...(next && { next }),
    ...(refused && { refused }),
  };
}

export const boatSold: Refusal = { reason: 'boat-sold', sentence: 'This boat was sold.' };

/** Why a reminder cannot be asked for; it can always be taken back. */
export function careRefusal(
  lead: Lead,
  others: readonly Lead[],
  remind: boolean,
  now: string,
): Refusal | undefined {
  if (!remind) return undefined;
  if (wasWaxedSince(lead, others)) {
    return { reason: 'no-wax', sentence: 'Your boat was waxed again since. Ask on the page of that job.' };
  }
  if (wantsReminder(lead, others)) return undefined;
  const due = careDue(lead);
  if (due === undefined)
    return { reason: 'no-wax', sentence: 'There’s no coat of wax to remind you of yet.' };
  if (lead.email === undefined)
    return { reason: 'no-email', sentence: 'We have no email address to remind you at.' };
  if (due > now) return undefined;
  return {
    reason: 'past-due',
    sentence: 'It’s too late to remind you of this coat. You can turn this on after your next one.',
  };
}

const careTask = (due_at: string): Task => ({ kind: 'care', due_at });

/** An end on any page of the boat's jobs holds for all of them. Undefined when nothing changes. */
export function careSaid(
  lead: Lead,
  others: readonly Lead[],
  remind: boolean,
  now: string,
): LeadChange | undefined {
  const isOn = remind ? wantsReminder(lead, others) : newestCare([lead, ...others])?.remind === true;
  if (isOn === remind) return undefined;
  const due = careDue(lead);
  const status = remind ? 'Wants a wax reminder' : 'No more wax reminders';
  return {
    fields: { care: { remind, words: careText, place: 'status page', at: now } },
    entries: [
      newEntry(
        { lead_id: lead.id, status, is_public: false, news: { kind: 'care', remind } },
        'customer',
        now,
      ),
    ],
    tasks: remind && due !== undefined ? [careTask(due)] : [],
    mailsEntry: 'news',
  };
}

/** A boat's first finish goes on with what its customer asked for on an earlier one, and has not taken back. */
export function withCare(change: LeadChange, lead: Lead, care: Care | undefined): LeadChange {
  const after = leadAfter(lead, change.fields);
  const due = careDue(after);
  if (!care?.remind || due === undefined || after.email === undefined) return change;
  return {
    ...change,
    fields: { ...change.fields, care },
    tasks: [...(change.tasks ?? []), careTask(due)],
  };
}

/** Whether a boat's wax is still due: `others` are its other jobs, of which none waxes it later or is on its way to. */
export const isDueForCare = (lead: Lead, others: readonly Lead[], now: string, isByPlan = false): boolean =>
  wantsReminder(lead, others) &&
  careDue(lead) !== undefined &&
  !isBooked(lead) &&
  nextCoat(lead, others, now, isByPlan) === undefined &&
  !wasWaxedSince(lead, others);

/** An offer of times that the owner has sent is the one email; the one that was due later then stays out. */
const offered = 'offered';

/** Whether the email of a task is to go now. */
export const needsReminder = (
  lead: Lead,
  others: readonly Lead[],
  { about }: Pick<Task, 'about'>,
  now: string,
  isByPlan = false,
): boolean =>
  isDueForCare(lead, others, now, isByPlan) && (about === offered || lead.care_mailed_at === undefined);

/** Whether an email that the owner did not press for may still be needed: what is on its way may come to nothing. */
export const mayNeedReminder = (
  lead: Lead,
  others: readonly Lead[],
  { about }: Pick<Task, 'about'>,
): boolean =>
  about !== offered &&
  lead.care_mailed_at === undefined &&
  wantsReminder(lead, others) &&
  !wasWaxedSince(lead, others);

/** Why the owner cannot offer times for wax. */
export function careOfferRefusal(
  lead: Lead,
  others: readonly Lead[],
  now: string,
  isByPlan = false,
): string | undefined {
  if (!wantsReminder(lead, others)) return 'They don’t want reminders anymore.';
  if (isByPlan) return 'Their plan’s emails offer the next wax.';
  if (!isDueForCare(lead, others, now)) return 'Their next wax is on its way, or they were waxed since.';
  if (lead.email === undefined) return 'There’s no email address.';
  return isDueThisMonth(lead, now) ? undefined : 'Their wax isn’t due this month.';
}

export function careOffered(lead: Lead, { admin, now }: Editor): LeadChange {
  const entry = {
    lead_id: lead.id,
    status: 'Times for wax offered',
    is_public: false,
    mailed: true as const,
  };
  return {
    fields: { care_mailed_at: now },
    entries: [newEntry(entry, admin, now)],
    tasks: [{ ...careTask(now), about: offered }],
  };
}
