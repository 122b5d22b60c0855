import { terms } from '../business.ts';
import type { Lead } from '../lead.ts';
import { addHours } from '../los-angeles.ts';

export const complaintsUntil = (completed_at: string): string => addHours(completed_at, terms.complaintHours);

/** Until when a complaint about a job is in time; undefined before it is done. */
const complaintsUntilOf = ({
  record,
  completed_at,
}: Pick<Lead, 'record' | 'completed_at'>): string | undefined =>
  record?.claims_until ?? (completed_at && complaintsUntil(completed_at));

/** Whether what was written at a time came after the work and before the deadline for complaints. */
const isInTime = (at: string, until: string): boolean => at <= until && complaintsUntil(at) >= until;

/** Whether what was written at a time may be a complaint. */
export function isComplaint(lead: Pick<Lead, 'record' | 'completed_at'>, at: string): boolean {
  const until = complaintsUntilOf(lead);
  return until !== undefined && isInTime(at, until);
}

/** What they wrote in that time, and nobody has answered. */
export function openComplaint(
  lead: Pick<Lead, 'record' | 'completed_at' | 'unanswered'>,
): Lead['unanswered'] {
  const { unanswered } = lead;
  return unanswered && isComplaint(lead, unanswered.at) ? unanswered : undefined;
}

/** When a customer first wrote in that time. */
export const toldInTime = (
  messages: readonly { readonly from: 'customer' | 'owner'; readonly at: string }[],
  until: string,
): string | undefined => messages.find(({ from, at }) => from === 'customer' && isInTime(at, until))?.at;
