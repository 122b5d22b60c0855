import type { Today, TodayVisit } from '#domain/today/todays-visit.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import type { WaitingAct } from '../device/waiting-act.ts';

type VisitAct = Extract<WaitingAct, { name: 'admin-visit' }>;
type FinishAct = Extract<WaitingAct, { name: 'admin-finish' }>;

/** The visit once the act has arrived; undefined where it is over then. */
function after(visit: TodayVisit, { input, pressedAt }: VisitAct): TodayVisit | undefined {
  switch (input.act) {
    case 'on-my-way':
      return { ...visit, on_my_way_at: pressedAt };
    case 'late':
      return { ...visit, late: { about: input.about, why: input.why } };
    case 'start':
      return { ...visit, status: 'underway', started_at: pressedAt };
    case 'take-back-start': {
      const { started_at: _, ...planned } = visit;
      return { ...planned, status: 'planned' };
    }
    case 'take-back-miss':
      return visit;
    case 'finish':
    case 'miss':
    case 'cancel':
      return undefined;
  }
}

const isAhead = ({ visits, waiting }: Today, visitId: string | undefined): boolean =>
  visits.some(({ id }) => id === visitId) ||
  waiting.some(({ kind, visit_id }) => kind === 'overdue' && visit_id === visitId);

/** Whether a visit is the last of its lead follows from another that is over, or is to come again. */
const recounted = (visits: readonly TodayVisit[], { leadId }: WaitingAct, change: -1 | 0 | 1): TodayVisit[] =>
  visits.map((visit) =>
    visit.lead_id === leadId ? { ...visit, visits_left: visit.visits_left + change } : visit,
  );

function changeOf(today: Today, { visitId, act }: VisitAct['input'], isOver: boolean): -1 | 0 | 1 {
  if (isOver) return isAhead(today, visitId) ? -1 : 0;
  return act === 'take-back-miss' && today.waiting.some(({ missed }) => missed?.visit_id === visitId) ? 1 : 0;
}

function withAct(today: Today, act: VisitAct): Today {
  const { visitId } = act.input;
  const isOver = ['finish', 'miss', 'cancel'].includes(act.input.act);
  const visits = today.visits.flatMap((visit) => (visit.id === visitId ? (after(visit, act) ?? []) : visit));
  return {
    ...today,
    visits: recounted(visits, act, changeOf(today, act.input, isOver)),
    waiting: today.waiting.filter(
      ({ visit_id, missed }) =>
        !(isOver && visit_id === visitId) &&
        !(act.input.act === 'take-back-miss' && missed?.visit_id === visitId),
    ),
  };
}

/** A job that is finished here asks for nothing more. */
function withFinish(today: Today, act: FinishAct): Today {
  const { input, leadId } = act;
  const { visit_id } = input;
  const others = today.visits.filter(({ id }) => id !== visit_id);
  return {
    ...today,
    visits: recounted(others, act, isAhead(today, visit_id) ? -1 : 0),
    waiting: today.waiting.filter(
      (item) =>
        (visit_id === undefined || item.visit_id !== visit_id) &&
        (item.kind !== 'receipt' || item.lead_id !== leadId),
    ),
  };
}

const withPayment = (today: Today, { leadId }: WaitingAct): Today => ({
  ...today,
  waiting: today.waiting.filter(({ kind, lead_id }) => kind !== 'unpaid' || lead_id !== leadId),
});

function answered(item: Waiting): Waiting {
  const { has_message: _, ...rest } = item;
  return item.act === 'Answer' || item.act === 'Follow up'
    ? { ...rest, text: `${item.text} You’ve written to them from this device.`, act: 'Open' }
    : rest;
}

/** Who was written to here is not to be answered a second time. */
const withMessage = (today: Today, { leadId, pressedAt }: WaitingAct): Today => ({
  ...today,
  waiting: today.waiting.map((item) =>
    item.lead_id === leadId && item.since <= pressedAt ? answered(item) : item,
  ),
});

function withPressed(today: Today, act: WaitingAct): Today {
  switch (act.name) {
    case 'admin-visit':
      return withAct(today, act);
    case 'admin-finish':
      return withFinish(today, act);
    case 'admin-paid':
      return withPayment(today, act);
    case 'admin-message':
      return withMessage(today, act);
    case 'admin-timeline-add':
      return today;
  }
}

/** A day as it will be once what waits on this device has gone out. */
export const withWaiting = (today: Today, acts: readonly WaitingAct[]): Today =>
  acts.reduce(withPressed, today);
