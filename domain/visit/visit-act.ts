import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { addHours, dayOf, formatMoment, formatTime } from '../los-angeles.ts';
import type { Refusal } from '../refusal.ts';
import type { Task } from '../tasks.ts';
import { newEntry } from '../timeline.ts';
import { movedText } from './moved-words.ts';
import { newsMinutes } from './news-minutes.ts';
import { cameBackTask, isReturnVisit } from './return-visit.ts';
import type { Late, Visit } from './visit.ts';
import {
  cancelVisit,
  finishVisit,
  missVisit,
  startVisit,
  takeBackStart,
  takenAlong,
  type VisitChange,
} from './visit-changes.ts';
import { cameEarlier } from './visit-notice.ts';

export const visitActs = [
  'on-my-way',
  'late',
  'start',
  'take-back-start',
  'finish',
  'miss',
  'cancel',
] as const;
export type VisitAct = (typeof visitActs)[number];

/** What may be said of many visits at once. */
export const closingActs = ['finish', 'miss'] as const satisfies readonly VisitAct[];

/** What the owner says of a visit; `about` goes with `late`, `why` also with `cancel`. */
export interface SaidOfVisit extends Late {
  readonly act: VisitAct;
  /** When it was pressed, where no line was at hand; else it is said now. */
  readonly at?: string | undefined;
  /** The start as whoever pressed has seen it. */
  readonly seen_start?: string | undefined;
  /** The work was done when it was pressed, whatever the visit was moved to meanwhile. */
  readonly anyway?: boolean | undefined;
  /** A later act of the visit comes right behind it. */
  readonly overtaken?: boolean | undefined;
}

/** The moment that an act is about. A device whose clock is ahead speaks of now. */
export const saidAt = ({ at }: Pick<SaidOfVisit, 'at'>, now: string): string =>
  at !== undefined && at < now ? at : now;

const acts: Record<VisitAct, { readonly from: readonly Visit['status'][]; readonly to: Visit['status'] }> = {
  'on-my-way': { from: ['planned'], to: 'planned' },
  late: { from: ['planned'], to: 'planned' },
  start: { from: ['planned'], to: 'underway' },
  'take-back-start': { from: ['underway'], to: 'planned' },
  finish: { from: ['planned', 'underway'], to: 'done' },
  miss: { from: ['planned', 'underway'], to: 'missed' },
  cancel: { from: ['planned'], to: 'canceled' },
};

const traces: Record<VisitAct, string> = {
  'on-my-way': 'On the way',
  late: 'Running late',
  start: 'Visit started',
  'take-back-start': 'Not started after all',
  finish: 'Visit done',
  miss: 'Visit missed',
  cancel: 'Visit canceled',
};

/** Whether a visit is already where an act leads: the answer to the act was lost. */
export function isActDone(visit: Visit, { act, about, why, at }: SaidOfVisit): boolean {
  if (act === 'on-my-way') return visit.on_my_way_at !== undefined;
  if (act === 'late') {
    // Said without a line, it must not take the place of what was said after it.
    if (at !== undefined && visit.late !== undefined && visit.late.at >= at) return true;
    return visit.late !== undefined && visit.late.about === about && visit.late.why === why;
  }
  return visit.status === acts[act].to;
}

const isMoved = ({ start, booked_at }: Visit, { act, seen_start }: SaidOfVisit, when: string): boolean =>
  (seen_start !== undefined && seen_start !== start) || (act === 'on-my-way' && booked_at > when);

const isWork = ({ act }: SaidOfVisit): boolean => act === 'start' || act === 'finish';

/** Work that was begun or done stays so; what is said of the way has nobody to hear it anymore. */
function movedRefusal({ start }: Visit, said: SaidOfVisit, now: string): Refusal {
  const sentence = `This visit has been moved to ${formatMoment(start, now)}.`;
  return isWork(said)
    ? { reason: 'visit-moved', sentence }
    : { reason: 'visit-changed', sentence: `${sentence} No email went out.` };
}

export const changedMeanwhile: Refusal = {
  reason: 'visit-changed',
  sentence: 'This visit was changed in the meantime.',
};

export const requestCanceled: Refusal = { reason: 'canceled', sentence: 'This request was canceled.' };

const endedUndone = ({ status }: Visit): boolean => status === 'canceled' || status === 'missed';

export function actRefusal(visit: Visit, said: SaidOfVisit, now: string): Refusal | undefined {
  const { act } = said;
  const when = saidAt(said, now);
  const countsAnyway = said.anyway && isWork(said);
  if (!acts[act].from.includes(visit.status) && !(countsAnyway && endedUndone(visit))) {
    return changedMeanwhile;
  }
  if (visit.status === 'planned' && !countsAnyway && isMoved(visit, said, when)) {
    return movedRefusal(visit, said, now);
  }
  if (act === 'miss' && visit.status === 'planned' && visit.start > when) {
    return { reason: 'visit-changed', sentence: 'This visit is still to come.' };
  }
  if ((act === 'start' || act === 'late') && !said.anyway && dayOf(visit.start) > dayOf(when)) {
    const sentence = `This visit is planned for ${formatMoment(visit.start, now)}. To do it today, move it first.`;
    return { reason: 'not-today', sentence };
  }
  return undefined;
}

function wrongAbout({ start }: Visit, said: SaidOfVisit, now: string): string | undefined {
  const { about } = said;
  return about !== undefined && (about <= saidAt(said, now) || about <= start)
    ? 'Pick a start that is later than planned and still to come.'
    : undefined;
}

function changeOf(lead: Lead, id: string, said: SaidOfVisit, now: string): VisitChange {
  const visits = said.anyway ? takenAlong(lead.visits ?? [], id, now, said.seen_start) : (lead.visits ?? []);
  switch (said.act) {
    case 'on-my-way':
      return { visits: visits.map((visit) => (visit.id === id ? { ...visit, on_my_way_at: now } : visit)) };
    case 'late': {
      const { about, why } = said;
      const late = { ...(about && { about }), ...(why && { why }), at: now };
      return { visits: visits.map((visit) => (visit.id === id ? { ...visit, late } : visit)) };
    }
    case 'start':
      return startVisit(visits, id, now);
    case 'take-back-start':
      return takeBackStart(visits, id);
    case 'finish':
      return finishVisit(visits, id, now);
    case 'miss':
      return missVisit(visits, id, now);
    case 'cancel':
      return cancelVisit(lead, id, now, said.why);
  }
}

/** Why a customer is no longer emailed of it, as the owner reads it. */
function noNewsText(said: SaidOfVisit, now: string): string | undefined {
  if (said.overtaken) return 'No email went out: by the time this got here, you’d pressed what came next.';
  if (addHours(saidAt(said, now), newsMinutes / 60) > now) return undefined;
  return `No email went out: this got here over ${newsMinutes} minutes after you pressed.`;
}

function noteOf(visit: Visit, said: SaidOfVisit, now: string): string {
  const { act, about, why, anyway } = said;
  const planned = formatMoment(visit.start, now);
  if (anyway && endedUndone(visit)) return `${planned}. It had been marked as ${visit.status}`;
  if (anyway && dayOf(visit.start) > dayOf(saidAt(said, now))) return `It had been moved to ${planned}`;
  const when = act === 'late' && about ? `About ${formatTime(about)} instead of ${planned}` : planned;
  return [when, why].filter(Boolean).join('. ');
}

export interface MailWish {
  /** Whether the owner wants it emailed; where they don't say, the end of a return visit or a job is. */
  readonly wantsMail?: boolean | undefined;
}

interface WhatFollows extends MailWish {
  readonly isCompleted: boolean;
  readonly isEarlier: boolean;
}

function tasksOf(
  lead: Lead,
  visit: Visit,
  said: SaidOfVisit,
  { wantsMail, isCompleted, isEarlier }: WhatFollows,
  due_at: string,
): Task[] {
  const { act } = said;
  if (lead.email === undefined) return [];
  const isFirstDone = isCompleted && lead.completed_at === undefined;
  if (isEarlier && !isFirstDone && !said.overtaken) return [{ kind: 'visits', due_at }];
  const isNews = noNewsText(said, due_at) === undefined;
  if (act === 'on-my-way') return wantsMail && isNews ? [{ kind: 'on-my-way', due_at }] : [];
  if (act === 'late') return isNews ? [{ kind: 'late', due_at }] : [];
  if (act === 'miss' || act === 'cancel') return [{ kind: 'visits', due_at }];
  if (act === 'finish' && wantsMail === false) return [];
  if (act === 'finish' && isReturnVisit(lead, visit)) return [cameBackTask(visit, due_at)];
  return isFirstDone ? [{ kind: 'done', due_at }] : [];
}

/** It stands behind the move that it takes back, and before the work. */
const movedBack = (
  { id: lead_id }: Lead,
  { start, moved_from = start, booked_at }: Visit,
  when: string,
  now: string,
) => ({
  lead_id,
  happened_at: booked_at > when ? booked_at : when,
  status: 'SCHEDULED',
  note: movedText(formatMoment(moved_from, now), formatMoment(start, now)),
  is_public: true,
});

/** What an act of the owner's does to a lead: its visits, its status, and the emails that it owes from then on. */
export function visitAct(
  lead: Lead,
  visit: Visit,
  said: SaidOfVisit,
  { admin, now }: Editor,
  { wantsMail }: MailWish,
): LeadChange {
  const { act } = said;
  const when = saidAt(said, now);
  const { visits, status } = changeOf(lead, visit.id, said, when);
  const isNewStatus = status !== undefined && status !== lead.status;
  const isCompleted = isNewStatus && status === 'COMPLETED';
  const lead_id = lead.id;
  const noted = { lead_id, happened_at: when };
  const isMailed = act === 'late' || (act === 'on-my-way' && wantsMail === true);
  const noNews = isMailed && lead.email !== undefined ? noNewsText(said, now) : undefined;
  const note = [noteOf(visit, said, now), noNews].filter(Boolean).join('. ');
  const isDayDone = act === 'finish' && !isCompleted;
  const isOneCanceled = act === 'cancel' && status !== 'CANCELED';
  const after = visits.find(({ id, moved_from }) => id === visit.id && moved_from !== undefined);
  const isEarlier = after !== undefined && cameEarlier(after);
  const isNothingNew = act === 'miss' || act === 'take-back-start' || isDayDone || isOneCanceled;
  const isTold = isNothingNew || (act === 'late' && noNews === undefined);
  const trace = { ...noted, status: traces[act], note, is_public: isTold };
  return {
    fields: {
      updated_at: now,
      ...(isNewStatus && { status }),
      ...(isCompleted && lead.completed_at === undefined && { completed_at: when }),
    },
    visits,
    entries: [
      ...(isEarlier ? [newEntry(movedBack(lead, after, when, now), admin, now)] : []),
      newEntry(trace, admin, now),
      // Nobody was contacted by a miss, and nothing was booked by a day that is done, or done by one that is not.
      ...(isNewStatus ? [newEntry({ ...noted, status, is_public: !isNothingNew }, admin, now)] : []),
    ],
    tasks: tasksOf(lead, visit, said, { wantsMail, isCompleted, isEarlier }, now),
  };
}

export type ActOutcome =
  | { readonly change: LeadChange }
  | { readonly refusal: Refusal }
  /** `about` is no start to come. */
  | { readonly wrong: string };

/** Nothing where it is so already. */
export function outcomeOfAct(
  lead: Lead,
  visit: Visit,
  said: SaidOfVisit,
  editor: Editor,
  mailed: MailWish,
): ActOutcome | undefined {
  if (isActDone(visit, said)) return undefined;
  const isOff = lead.status === 'CANCELED' && endedUndone(visit);
  const refusal = isOff ? requestCanceled : actRefusal(visit, said, editor.now);
  if (refusal) return { refusal };
  const wrong = wrongAbout(visit, said, editor.now);
  return wrong === undefined ? { change: visitAct(lead, visit, said, editor, mailed) } : { wrong };
}
