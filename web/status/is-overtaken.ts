import type { LeadStatus } from '#domain/status/lead-status.ts';
import { isStatus } from '#domain/statuses.ts';
import type { Outcome } from './page-state.ts';

const isStep = (status: string): boolean => isStatus(status) || status.startsWith('Visit ');

/** The page shows what we answered, priced, booked or did since, which takes an outcome's place. */
export function isOvertaken(
  { since }: Pick<Outcome, 'since'>,
  { messages, offer, timeline }: Pick<LeadStatus, 'messages' | 'offer' | 'timeline'>,
): boolean {
  if (since === undefined) return false;
  return (
    messages.some(({ from, at }) => from === 'owner' && at > since) ||
    (offer !== undefined && offer.sent_at > since) ||
    timeline.some(({ status, created_at }) => created_at > since && isStep(status))
  );
}
