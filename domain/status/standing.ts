import { usualAnswer } from '../business.ts';
import type { SentAppointment } from '../lead.ts';
import { addHours, formatMoment, formatTime } from '../los-angeles.ts';
import type { PriceRange } from '../price/price-words.ts';
import type { JobRecord } from '../record/job-record.ts';
import type { Status } from '../statuses.ts';
import { expectedStart } from '../visit/expected-start.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import { isUnmarked } from '../visit/unmarked.ts';
import type { CustomerView } from './customer-step.ts';
import type { LeadStatus } from './lead-status.ts';

export interface Standing
  extends Omit<CustomerView, 'offer' | 'visits'>,
    Pick<LeadStatus, 'claims_until'>,
    Partial<
      Pick<
        LeadStatus,
        'answer_time' | 'mailed_to' | 'has_water' | 'has_power' | 'plan' | 'asks_place' | 'held_up_until'
      >
    > {
  readonly offer?:
    | (PriceRange & Partial<Pick<NonNullable<LeadStatus['offer']>, 'sent_at' | 'valid_until' | 'times'>>)
    | undefined;
  readonly record?: Pick<JobRecord, 'done_at' | 'total' | 'paid_on' | 'paid_total' | 'settled'> | undefined;
  readonly appointment?: Pick<SentAppointment, 'scheduled_at' | 'canceled_at'> | undefined;
  readonly visits?: readonly PublicVisit[] | undefined;
  readonly job_photos?: readonly Pick<LeadStatus['job_photos'][number], 'added_at'>[] | undefined;
}

export interface StatusWords {
  /** Follows the customer's first name and a comma. */
  readonly headline: string;
  readonly next: string;
}

/** The mailed appointment, unless canceled. */
export const standingAppointment = <Sent extends { canceled_at?: string | undefined }>({
  appointment,
}: {
  appointment?: Sent | undefined;
}): Sent | undefined => (appointment?.canceled_at ? undefined : appointment);

const daysDone = ({ visits = [] }: Pick<Standing, 'visits'>): number =>
  visits.filter(({ status, is_return }) => status === 'done' && !is_return).length;

/** `Day 1 is done.` of a job that takes several. */
export function daysDoneText(standing: Pick<Standing, 'visits'>): string {
  const done = daysDone(standing);
  return `${done === 1 ? 'Day 1 is' : `${done} days are`} done.`;
}

/** Whether a day of the job is done, of a job that is not. */
export const isPartDone = ({ record, visits }: Pick<Standing, 'record' | 'visits'>): boolean =>
  record === undefined && daysDone({ visits }) > 0;

/** Whether a day of the job is done and another is still to come. */
export const isBetweenDays = (standing: Standing & { readonly status: Status }): boolean =>
  standing.status === 'SCHEDULED' && standingAppointment(standing) !== undefined && isPartDone(standing);

/** How news reaches a customer: a lead by hand may have no email. */
export const reachedBy = ({ mailed_to }: Pick<Standing, 'mailed_to'>): 'email' | 'text' =>
  mailed_to === undefined ? 'text' : 'email';

/** Where a customer reads our answers. */
export const answeredWhere = ({ mailed_to }: Pick<Standing, 'mailed_to'>): string =>
  mailed_to === undefined ? 'here' : 'here and by email';

const nextComing = (visit: PublicVisit, now: string): string =>
  visit.late
    ? `we come${visit.late.about ? ` about ${formatTime(visit.late.about)}` : ''}`
    : `your appointment ${formatMoment(visit.start, now)}`;

/** A visit in so many hours may come before an answer. */
const nearHours = 24;

/** When and where a message is answered: not within the usual time while we work with both hands. */
export function messageAnswered(standing: Standing, now: string): string {
  const isAtWork = (standing.visits ?? []).some(
    (visit) =>
      (visit.status === 'underway' || (visit.status === 'planned' && visit.on_my_way_at !== undefined)) &&
      !isUnmarked(visit, now),
  );
  const where = answeredWhere(standing);
  if (isAtWork) return `We’re on the job right now, so give us a little while. We’ll answer ${where}.`;
  const usual = `We usually answer ${standing.answer_time}, ${where}.`;
  const near = (standing.visits ?? []).find(
    (visit) =>
      visit.status === 'planned' && expectedStart(visit) > now && visit.start <= addHours(now, nearHours),
  );
  return near ? `${usual} We can’t promise to see this before ${nextComing(near, now)}.` : usual;
}

export const answerComes = ({ answer_time }: Standing): string => usualAnswer(answer_time);
