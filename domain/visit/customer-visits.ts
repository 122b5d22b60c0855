import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { formatAppointment, formatMoment } from '../los-angeles.ts';
import type { Refusal } from '../refusal.ts';
import { type News, newEntry } from '../timeline.ts';
import { expectedStart } from './expected-start.ts';
import { visitChanged } from './free-change.ts';
import { movesAfter } from './move-limit.ts';
import { movedText } from './moved-words.ts';
import { asItCounts, isReady, missingText, namesMissing, wordsAfterAbout } from './ready.ts';
import type { ReadyCheck, SaidReady, Visit } from './visit.ts';
import { type BookedVisit, withVisit } from './visit-booking.ts';
import { cancelVisit } from './visit-changes.ts';
import type { WrittenWish } from './written-wish.ts';

export const plannedAt = ({ visits = [] }: Pick<Lead, 'visits'>, start: string): Visit | undefined =>
  visits.find((visit) => visit.status === 'planned' && visit.start === start);

const byCustomer = (lead: Lead, status: string, note: string, news: News, now: string) =>
  newEntry({ lead_id: lead.id, status, note, is_public: true, news }, 'customer', now);

/** What the email about a move names: the time that the customer was emailed last, however often it moved since. */
function withMovedFrom(from: Visit, visit: Visit): Visit {
  const known = from.moved_from ?? (from.told === undefined ? undefined : from.start);
  return known === undefined || known === visit.start ? visit : { ...visit, moved_from: known };
}

export function visitMoved(lead: Lead, { visit, before }: BookedVisit, now: string): LeadChange {
  const from = before ?? visit;
  const news = { kind: 'moved' as const, from: from.start, to: visit.start };
  const note = movedText(formatMoment(from.start, now), formatMoment(visit.start, now));
  return {
    fields: { updated_at: now },
    visits: withVisit(lead.visits ?? [], { ...withMovedFrom(from, visit), moves: movesAfter(from, now) }),
    entries: [byCustomer(lead, 'Appointment moved', note, news, now)],
    tasks: lead.email === undefined ? [] : [{ kind: 'visits', due_at: now }],
    mailsEntry: 'news',
  };
}

/** The owner confirms moves: the visit stays where it is, and the wish waits. */
export function moveWished(
  lead: Lead,
  { cancel_wish, move_asked, ...visit }: Visit,
  start: string,
  now: string,
): LeadChange {
  const news = { kind: 'move-wish' as const, from: visit.start, to: start };
  const note = `From ${formatMoment(visit.start, now)} to ${formatMoment(start, now)}`;
  return {
    fields: { updated_at: now },
    visits: withVisit(lead.visits ?? [], { ...visit, move_wish: { start, at: now } }),
    keepsDraft: true,
    entries: [byCustomer(lead, 'Asked for another time', note, news, now)],
    mailsEntry: 'news',
  };
}

/** Ends an offer of other times, and a wish to cancel: its message waits no longer, unless more was written since. */
export function timeKept(
  lead: Lead,
  { move_offer, move_asked, cancel_wish: wish, ...visit }: Visit,
  now: string,
): LeadChange {
  const news = { kind: 'kept' as const, start: visit.start, ...(wish && { takes_back: true as const }) };
  const status = wish ? 'Kept the appointment' : 'Kept the time';
  const isSettled = wish !== undefined && lead.unanswered?.at === wish.at;
  return {
    fields: { updated_at: now, ...(isSettled && { unanswered: null }) },
    visits: withVisit(lead.visits ?? [], visit),
    keepsDraft: true,
    entries: [byCustomer(lead, status, formatMoment(visit.start, now), news, now)],
    mailsEntry: 'news',
  };
}

export function visitCanceled(lead: Lead, visit: Visit, reason: string | undefined, now: string): LeadChange {
  const { visits, status } = cancelVisit(lead, visit.id, now);
  const note = [formatAppointment(visit.start, visit.hours, now), reason].filter(Boolean).join('. ');
  const news = { kind: 'canceled' as const, start: visit.start, ...(reason && { said: reason }) };
  const canceled = { lead_id: lead.id, status: 'CANCELED', is_public: true };
  return {
    fields: {
      updated_at: now,
      ...(status && { status }),
      ...(status === 'COMPLETED' && lead.completed_at === undefined && { completed_at: now }),
    },
    visits: visits.map((other) =>
      other.id === visit.id ? { ...other, canceled_by: 'customer' as const } : other,
    ),
    entries: [
      byCustomer(lead, 'Appointment canceled', note, news, now),
      ...(status === 'CANCELED' ? [newEntry(canceled, 'customer', now)] : []),
    ],
    tasks: lead.email === undefined ? [] : [{ kind: 'visits', due_at: now }],
    mailsEntry: 'news',
  };
}

/** Why a ready check comes too late or for another visit. */
export function readyRefusal(visit: Visit | undefined, now: string): Refusal | undefined {
  if (!visit) return visitChanged;
  if (now < expectedStart(visit)) return undefined;
  const why = visit.on_my_way_at === undefined ? 'Your start time has passed.' : 'We’re already on our way.';
  return { reason: 'too-late', sentence: `${why} Message us if something isn’t right.` };
}

/** What the customer says of the boat. Each tap saves; the owner hears once all is ready, and of whatever is not. */
export function readySaid(lead: Lead, visit: Visit, said: SaidReady, now: string): LeadChange {
  const counts = asItCounts(said, lead);
  const isMended = namesMissing(visit.ready) && !namesMissing(counts);
  const wrong = said.wrong ?? (isMended ? undefined : visit.ready?.wrong);
  const check = isReady(counts) || wrong === undefined ? counts : { ...counts, wrong };
  const { start } = visit;
  const missing = missingText(check);
  const status = missing ? 'Boat isn’t ready' : 'Boat is ready';
  const note = [formatMoment(start, now), missing].filter(Boolean).join(': ');
  const news = { kind: 'ready' as const, start, check };
  const isTold = isReady(check)
    ? !isReady(visit.ready)
    : missing !== '' && missing !== (visit.ready && missingText(visit.ready));
  return {
    fields: { updated_at: now },
    visits: withVisit(lead.visits ?? [], { ...visit, ready: { ...check, at: now } }),
    keepsDraft: true,
    entries: isTold ? [byCustomer(lead, status, note, news, now)] : [],
    mailsEntry: 'news',
  };
}

/** A message that says so of a boat, too. Too late for its visit it is a message still. */
export function withReady(
  wrote: LeadChange,
  lead: Lead,
  { visitStart, ...check }: ReadyCheck & { readonly visitStart: string },
  now: string,
): LeadChange {
  const visit = plannedAt(lead, visitStart);
  if (!visit || readyRefusal(visit, now)) return wrote;
  const { unanswered } = wrote.fields;
  const said = readySaid(lead, visit, { ...check, wrong: wordsAfterAbout(unanswered?.text ?? '') }, now);
  const fields = {
    ...wrote.fields,
    ...(unanswered && { unanswered: { ...unanswered, visit_id: visit.id } }),
  };
  return { ...said, ...wrote, fields, entries: [...wrote.entries, ...said.entries] };
}

/** A message that asks to cancel or move a visit, too: it stands until the owner does so, or answers. */
export function withWish(
  wrote: LeadChange,
  lead: Lead,
  { cancels, moves }: WrittenWish,
  now: string,
): LeadChange {
  const visit = plannedAt(lead, cancels ?? moves ?? '');
  if (!visit) return wrote;
  const wish = cancels === undefined ? { move_asked: { at: now } } : { cancel_wish: { at: now } };
  const visits = withVisit(wrote.visits ?? lead.visits ?? [], { ...visit, ...wish });
  return { ...wrote, visits, keepsDraft: true };
}
