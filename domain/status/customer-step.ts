import { isExpired } from '../offer/offer-validity.ts';
import { openExtras } from '../offer/open-extras.ts';
import { isMoveOpen } from '../visit/called-off.ts';
import { isPastStart } from '../visit/past-start.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import type { LeadStatus } from './lead-status.ts';

/** What decides what a customer can do now; free of zod. */
export interface CustomerView extends Pick<LeadStatus, 'status' | 'quote_id' | 'quote_decision'> {
  readonly offer?:
    | (Pick<NonNullable<LeadStatus['offer']>, 'valid_until'> &
        Partial<Pick<NonNullable<LeadStatus['offer']>, 'sent_at'>>)
    | undefined;
  readonly offer_answer?:
    | (Pick<NonNullable<LeadStatus['offer_answer']>, 'answer' | 'days'> &
        Partial<Pick<NonNullable<LeadStatus['offer_answer']>, 'at'>>)
    | undefined;
  readonly visits?:
    | readonly (Pick<PublicVisit, 'start' | 'status' | 'changed_at' | 'moves_left'> &
        Partial<
          Pick<
            PublicVisit,
            'canceled_by' | 'cancel_asked' | 'move_offer' | 'asks_ready' | 'on_my_way_at' | 'late'
          >
        >)[]
    | undefined;
  readonly messages?: readonly Pick<LeadStatus['messages'][number], 'from' | 'at'>[] | undefined;
  readonly extras?: readonly Partial<LeadStatus['extras'][number]>[] | undefined;
  readonly record?: { readonly done_at: string } | undefined;
}

export type CustomerStep =
  /** Nothing is asked; photos help. */
  | 'wait'
  | 'answer-offer'
  | 'offer-expired'
  | 'price-asked'
  /** A quote without an offer waits for its answer. */
  | 'see-quote'
  /** They said yes but haven't picked a time. */
  | 'choose-time'
  /** They said yes, and the owner plans the days. */
  | 'days-named'
  | 'quote-accepted'
  | 'extra'
  | 'move-offer'
  | 'ready'
  /** Booked or underway, and nothing is asked. */
  | 'visits'
  | 'done'
  | 'canceled';

const isActive = ({ status }: { readonly status: PublicVisit['status'] }): boolean =>
  status === 'planned' || status === 'underway';

/** The visits that are to come or under way, soonest first. */
export const standingVisits = <Seen extends { readonly status: PublicVisit['status'] }>(
  visits: readonly Seen[] = [],
): Seen[] => visits.filter(isActive);

const lastChanged = ({ visits = [] }: CustomerView) =>
  [...visits].sort((a, b) => a.changed_at.localeCompare(b.changed_at)).at(-1);

/** The customer may give a visit another time by themselves; a move that the owner offered is not counted. */
export const hasMove = ({
  moves_left,
  move_offer,
}: Pick<PublicVisit, 'moves_left' | 'move_offer'>): boolean => move_offer !== undefined || moves_left > 0;

/** The owner asks whether another time would be better, and has said nothing of coming; on its day it is asked past the start. */
export const asksToMove = (
  visit: Pick<PublicVisit, 'status' | 'start'> &
    Partial<Pick<PublicVisit, 'move_offer' | 'on_my_way_at' | 'late'>>,
  now: string,
): boolean =>
  (isMoveOpen(visit, now) || (visit.move_offer !== undefined && isPastStart(visit, now))) &&
  visit.on_my_way_at === undefined &&
  !visit.late;

/** The customer called off the last visit, so they may choose another time by themselves. */
function mayChooseAgain(view: CustomerView): boolean {
  const last = lastChanged(view);
  return (
    last?.canceled_by === 'customer' &&
    hasMove(last) &&
    view.offer_answer?.answer === 'yes' &&
    view.offer !== undefined
  );
}

/** We came and could not work, and no newer price was sent since. */
export function wasMissed(view: CustomerView): boolean {
  const last = lastChanged(view);
  return last?.status === 'missed' && (view.offer?.sent_at ?? '') < last.changed_at;
}

/** The same of the work that they had said yes to; times alone that were offered since leave it so. */
export function wasMissedSinceYes(view: CustomerView): boolean {
  const last = lastChanged(view);
  return last?.status === 'missed' && (view.offer_answer?.at ?? '') < last.changed_at;
}

function stepOfYes({ offer, offer_answer, quote_decision }: CustomerView): CustomerStep {
  if (!offer) return quote_decision === 'accepted' ? 'quote-accepted' : 'wait';
  return (offer_answer?.days ?? []).length > 0 ? 'days-named' : 'choose-time';
}

/** Written since the price expired: the page offers to ask for a new one. */
const hasAskedAgain = ({ offer, messages = [] }: CustomerView): boolean =>
  messages.some(({ from, at }) => from === 'customer' && at > (offer?.valid_until ?? at));

function stepBefore(view: CustomerView, now: string): CustomerStep {
  const { offer, offer_answer, quote_id, quote_decision } = view;
  if (offer_answer?.answer === 'yes' || quote_decision === 'accepted') return stepOfYes(view);
  if (offer && isExpired(offer, now)) return hasAskedAgain(view) ? 'price-asked' : 'offer-expired';
  if (offer) return 'answer-offer';
  return quote_id && quote_decision === undefined ? 'see-quote' : 'wait';
}

/** Extra work goes first: we may be at the boat, waiting. Whether it's ready for a later day is asked beside the first. */
function stepOfVisits(view: CustomerView, now: string): CustomerStep {
  const standing = standingVisits(view.visits);
  const [first] = standing;
  if (openExtras(view, now).length > 0) return 'extra';
  if (standing.some((visit) => asksToMove(visit, now))) return 'move-offer';
  return first?.asks_ready && first.cancel_asked !== 'waits' ? 'ready' : 'visits';
}

/** What the customer can do now. A status set by hand opens nothing that the server would refuse. */
export function customerStep(view: CustomerView, now: string): CustomerStep {
  const { status, visits } = view;
  if (status === 'COMPLETED') return 'done';
  if (status === 'CANCELED') return mayChooseAgain(view) ? 'choose-time' : 'canceled';
  if (status === 'IN_PROGRESS' || standingVisits(visits).length > 0) return stepOfVisits(view, now);
  if (status === 'SCHEDULED') return 'wait';
  return stepBefore(view, now);
}
