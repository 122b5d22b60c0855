import type { Lead } from '../lead.ts';
import type { LeadFields } from '../lead-change.ts';
import type { Visit } from './visit.ts';

/** Whether the customer's wish to cancel a visit has no answer yet. */
export const waitsToCancel = (
  { cancel_wish }: Pick<Visit, 'cancel_wish'>,
  { unanswered, wrote_at = '' }: Pick<Lead, 'unanswered' | 'wrote_at'>,
): boolean => cancel_wish !== undefined && unanswered !== undefined && wrote_at < cancel_wish.at;

/** The message of a wish to cancel needs no answer once its visit has begun or ended. */
export function wishesSettled({ unanswered, visits = [] }: Lead, after: readonly Visit[]): LeadFields {
  const unwanted = visits.find(({ cancel_wish }) => cancel_wish && cancel_wish.at === unanswered?.at);
  const isOver = after.some(({ id, status }) => id === unwanted?.id && status !== 'planned');
  return isOver ? { unanswered: null } : {};
}
