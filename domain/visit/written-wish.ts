import type { Lead } from '../lead.ts';
import type { LeadFields } from '../lead-change.ts';
import { plannedVisits, type Visit } from './visit.ts';

/** The start of a visit that a message asks to cancel, or to move. */
export interface WrittenWish {
  readonly cancels?: string | undefined;
  readonly moves?: string | undefined;
}

type Asker = Pick<Lead, 'unanswered' | 'wrote_at'>;

const waits = (wish: Visit['cancel_wish'], { unanswered, wrote_at = '' }: Asker): boolean =>
  wish !== undefined && unanswered !== undefined && wrote_at < wish.at;

const wishes = ['cancel_wish', 'move_asked'] as const;

/** Whether the customer's wish to cancel a visit has no answer yet. */
export const waitsToCancel = ({ cancel_wish }: Pick<Visit, 'cancel_wish'>, lead: Asker): boolean =>
  waits(cancel_wish, lead);

/** The visit to come that the customer wants canceled, and has no answer to. */
export const visitToCancel = (lead: Asker & Pick<Lead, 'visits'>): Visit | undefined =>
  plannedVisits(lead.visits ?? []).find((visit) => waitsToCancel(visit, lead));

/** Whether what they wrote of moving it has no answer yet. */
export const waitsToMove = ({ move_asked }: Pick<Visit, 'move_asked'>, lead: Asker): boolean =>
  waits(move_asked, lead);

/** The same of what they want moved. */
export const visitToMove = (lead: Asker & Pick<Lead, 'visits'>): Visit | undefined =>
  plannedVisits(lead.visits ?? []).find((visit) => waitsToMove(visit, lead));

/** The message of a wish to cancel or move needs no answer once its visit was moved or kept, has begun or ended. */
export function wishesSettled({ unanswered, visits = [] }: Lead, after: readonly Visit[]): LeadFields {
  const settled = visits.some((before) => {
    const wish = wishes.find((name) => unanswered && before[name]?.at === unanswered.at);
    const next = after.find(({ id }) => id === before.id);
    return wish && next && (next.status !== 'planned' || next[wish] === undefined);
  });
  return settled ? { unanswered: null } : {};
}
