import type { Lead } from '../lead.ts';
import type { Visit } from './visit.ts';

/** Whether the customer's wish to cancel a visit has no answer yet. */
export const waitsToCancel = (
  { cancel_wish }: Pick<Visit, 'cancel_wish'>,
  { unanswered, wrote_at = '' }: Pick<Lead, 'unanswered' | 'wrote_at'>,
): boolean => cancel_wish !== undefined && unanswered !== undefined && wrote_at < cancel_wish.at;
