import type { Lead, LeadSeen } from '../lead.ts';
import {
  type ComparedField,
  type Editor,
  instantAfter,
  isByCustomer,
  type LeadChange,
  type LeadFields,
  leadAfter,
} from '../lead-change.ts';
import { wasMailed } from '../mail/mail-claim.ts';
import { formatDollars } from '../price/estimates.ts';
import type { PriceList } from '../price/prices.ts';
import { newEntry, type TimelineEntry } from '../timeline.ts';
import { visitsCalledOff } from '../visit/appointment.ts';
import { cameBackTask, endedReturns } from '../visit/return-visit.ts';
import { activeVisits, areaOfLead, nextVisit, type Visit } from '../visit/visit.ts';
import { withVisit } from '../visit/visit-booking.ts';
import { cancelVisits, completeVisits, takeBackStarts } from '../visit/visit-changes.ts';
import { hoursOf } from '../visit/visit-hours.ts';
import { needsNotice } from '../visit/visit-notice.ts';
import { highestSequence } from '../visit/visit-sequence.ts';
import { answerNotNeeded } from './answer-not-needed.ts';
import { factEntries, followingFacts, keptContact, saidAt } from './lead-facts.ts';
import type { LeadUpdate } from './lead-update.ts';

/** A visit whose length nobody was mailed and nobody set, as long as its boat asks for. */
const asLongAsTheBoat =
  (lead: Lead, after: Lead, overlap: boolean) =>
  (visit: Visit): Visit =>
    visit.status === 'planned' && visit.sent_at === undefined && visit.hours === hoursOf(lead)
      ? { ...visit, hours: hoursOf(after), sequence: highestSequence(visit) + 1, ...(overlap && { overlap }) }
      : visit;

/** A length that the customer was emailed changes with the next email only; until then another one is a draft. */
function withHours({ hours_draft, ...visit }: Visit, hours: number, overlap: boolean): Visit {
  const marked = { ...visit, ...(overlap && { overlap: true as const }) };
  if (visit.hours === hours) return marked;
  if (visit.sent_at !== undefined) return { ...marked, hours_draft: hours };
  // A calendar file that was left behind may state another length under that number.
  const highest = highestSequence(visit);
  const { told: _, ...untold } = marked;
  return { ...untold, hours, sequence: visit.sequence_lost === highest ? highest + 1 : highest };
}

interface EditOptions {
  readonly seen?: LeadSeen | undefined;
  /** The admin knows that a longer visit overlaps another. */
  readonly overlap?: boolean | undefined;
  /** When the message came that needs no answer. */
  readonly noAnswerTo?: string | undefined;
  /** Why visits are called off, to their customer. */
  readonly why?: string | undefined;
}

interface AfterEdit {
  readonly after: Lead;
  readonly at: string;
}

/** The lead's visits after an edit; undefined when neither they nor what their days say of them change. */
function visitsAfter(
  lead: Lead,
  { status, appointment_hours }: LeadUpdate,
  { after, at, overlap = false, why }: Pick<EditOptions, 'overlap' | 'why'> & AfterEdit,
): readonly Visit[] | undefined {
  const { visits } = lead;
  if (!visits) return undefined;
  if (status === 'COMPLETED') return completeVisits(visits, at).visits;
  if (status === 'CANCELED') return cancelVisits(visits, at, why).visits;
  if (activeVisits(visits).length === 0) return undefined;
  const isBackBeforeWork = status !== undefined && status !== 'IN_PROGRESS';
  if (isBackBeforeWork && visits.some((visit) => visit.status === 'underway')) return takeBackStarts(visits);
  const next = nextVisit(visits);
  if (appointment_hours !== undefined && next) {
    const hours = hoursOf(after);
    if ((next.hours_draft ?? next.hours) === hours) return undefined;
    return withVisit(visits, withHours(next, hours, overlap));
  }
  if (hoursOf(lead) !== hoursOf(after)) return visits.map(asLongAsTheBoat(lead, after, overlap));
  const isReachedFirst = lead.email === undefined && after.email !== undefined;
  return isReachedFirst || areaOfLead(lead) !== areaOfLead(after) ? visits : undefined;
}

/** What was mailed stays: a visit keeps its hours when its boat turns out longer or shorter. */
function hoursKept(lead: Lead, { length_ft, appointment_hours }: LeadUpdate): LeadFields {
  const next = nextVisit(lead.visits ?? []);
  const isMailed = next?.sent_at !== undefined && next.hours === hoursOf(lead);
  const isFree = length_ft !== undefined && appointment_hours === undefined;
  return isFree && isMailed && lead.appointment_hours === undefined ? { appointment_hours: next.hours } : {};
}

/** Why an edit is refused, as the admin reads it; undefined when it is not. */
export function editConflict(lead: Lead, changes: LeadUpdate): string | undefined {
  // Canceling a mailed appointment sends an email, so it is confirmed first.
  if (visitsCalledOff(lead, changes).length > 0) {
    return 'An appointment was emailed in the meantime. Please try again.';
  }
  return undefined;
}

const isNews = (stored: string | number | undefined, seen: string | number | null | undefined): boolean =>
  seen !== undefined && (stored ?? null) !== seen;

export const overwritesNotes = (lead: Lead, changes: LeadUpdate, seen: LeadSeen): boolean =>
  changes.internal_notes !== undefined &&
  (lead.internal_notes ?? null) !== changes.internal_notes &&
  isNews(lead.internal_notes, seen.internal_notes_seen);

/** Why an edit would cross the prices of two admins; an admin who sees both may cross them on the way. */
export function crossedPrices(lead: Lead, changes: LeadUpdate, seen: LeadSeen): string | undefined {
  const min = changes.est_price_min === undefined ? lead.est_price_min : changes.est_price_min;
  const max = changes.est_price_max === undefined ? lead.est_price_max : changes.est_price_max;
  if (min == null || max == null || min <= max) return undefined;
  if (changes.est_price_max === undefined && isNews(lead.est_price_max, seen.est_price_max_seen)) {
    return `The max price was changed to ${formatDollars(max)} in the meantime, which is less.`;
  }
  if (changes.est_price_min === undefined && isNews(lead.est_price_min, seen.est_price_min_seen)) {
    return `The min price was changed to ${formatDollars(min)} in the meantime, which is more.`;
  }
  return undefined;
}

const readBy = (seen: LeadSeen, kept: ComparedField | undefined): ComparedField[] => [
  ...(kept === undefined ? [] : [kept]),
  ...(seen.internal_notes_seen === undefined ? [] : (['internal_notes'] as const)),
  ...(seen.est_price_min_seen === undefined ? [] : (['est_price_min'] as const)),
  ...(seen.est_price_max_seen === undefined ? [] : (['est_price_max'] as const)),
];

const placeTakenOver = ({ place_told_at }: Lead, { address }: LeadUpdate): LeadFields =>
  address !== undefined && place_told_at !== undefined ? { place_told_at: null } : {};

/** Who edits, and the prices by then: a service that is chosen now is chosen at them. */
export interface Pricer extends Editor, PriceList {}

/** What an admin's edit writes and tells. */
export function leadEdit(
  lead: Lead,
  changes: LeadUpdate,
  pricer: Pricer,
  { seen = {}, overlap, noAnswerTo, why }: EditOptions = {},
): LeadChange {
  const { admin, now } = pricer;
  const { status } = changes;
  const at = instantAfter(lead, now);
  const isNewStatus = status !== undefined && status !== lead.status;
  // Once per lead: setting it again sends no email.
  const isFirstCompletion = isNewStatus && status === 'COMPLETED' && lead.completed_at === undefined;
  const facts = {
    ...changes,
    ...followingFacts(lead, changes, pricer),
    ...saidAt(changes, at),
    ...hoursKept(lead, changes),
    ...(isFirstCompletion && { completed_at: at }),
  };
  const after = leadAfter(lead, facts);
  const edited = { ...changes, status: isNewStatus ? status : undefined };
  const visits = visitsAfter(lead, edited, { after, at, overlap, why });
  const settled = noAnswerTo ? answerNotNeeded(lead, noAnswerTo, { admin, now: at }) : undefined;
  const returns = after.email === undefined ? [] : endedReturns(lead, visits);
  const calledOff = visits?.some((visit) => visit.status === 'canceled' && needsNotice(visit)) ?? false;
  return {
    fields: { ...facts, ...placeTakenOver(lead, changes), ...settled?.fields, updated_at: at },
    entries: [
      ...(isNewStatus ? [newEntry({ lead_id: lead.id, status, is_public: true }, admin, at)] : []),
      ...factEntries(lead, changes, pricer),
      ...(settled?.entries ?? []),
    ],
    asRead: [...readBy(seen, keptContact(changes)), ...(settled?.asRead ?? [])],
    ...(visits && { visits, keepsDraft: status !== 'COMPLETED' && status !== 'CANCELED' }),
    tasks: [
      ...(isFirstCompletion && after.email !== undefined ? [{ kind: 'done', due_at: at } as const] : []),
      ...returns.map((visit) => cameBackTask(visit, at)),
      ...(calledOff ? [{ kind: 'visits', due_at: at } as const] : []),
    ],
  };
}

/** Why a status change cannot be undone; undefined if it can. */
export function undoConflict(lead: Lead, entry: TimelineEntry | undefined): string | undefined {
  if (entry && wasMailed(lead, entry)) {
    const told = lead.email === undefined ? 'is on the customer’s page' : 'was emailed to the customer';
    return `This ${told}, so it can’t be undone.`;
  }
  if (entry && isByCustomer(entry)) return 'This is where the request began, so it can’t be undone.';
  if (entry?.status === 'COMPLETED') {
    return 'The customer’s page says the boat is done, so this can’t be undone.';
  }
  if (entry?.status !== lead.status) return 'The status was changed again in the meantime.';
  return undefined;
}

/** Restores the previous status. No entry is added, since the undone one is deleted. */
export const statusUndo = (lead: Lead, changes: LeadUpdate, now: string): LeadChange => ({
  fields: { ...changes, updated_at: instantAfter(lead, now) },
  entries: [],
});
