import type { CalendarDay, CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { visitOf, type WaitingAct } from '../device/waiting-act.ts';

type VisitStatus = CalendarVisit['status'];

const statuses: Readonly<Record<string, VisitStatus | undefined>> = {
  start: 'underway',
  'take-back-start': 'planned',
  finish: 'done',
  miss: 'missed',
  'take-back-miss': 'planned',
};

const statusAfter = (act: WaitingAct): VisitStatus | undefined => {
  if (act.name === 'admin-finish') return 'done';
  return act.name === 'admin-visit' ? statuses[act.input.act] : undefined;
};

function isAbout(act: WaitingAct, { id, lead_id, status }: CalendarVisit): boolean {
  const visitId = visitOf(act);
  return visitId === undefined ? lead_id === act.leadId && status !== 'missed' : visitId === id;
}

function visitAfter(visit: CalendarVisit, act: WaitingAct): CalendarVisit {
  const status = statusAfter(act);
  if (status === undefined || !isAbout(act, visit)) return visit;
  const { ready: _, ...begun } = visit;
  return status === 'planned' ? { ...visit, status } : { ...begun, status };
}

/** Days as they will be once what waits on this device has gone out. */
export const daysWithWaiting = (days: readonly CalendarDay[], acts: readonly WaitingAct[]): CalendarDay[] =>
  days.map((day) => ({ ...day, visits: day.visits.map((visit) => acts.reduce(visitAfter, visit)) }));
