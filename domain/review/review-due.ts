import type { Lead } from '../lead.ts';
import { type LeadChange, leadAfter } from '../lead-change.ts';
import { addHours } from '../los-angeles.ts';

/** Hours after the first finish at which the customer is asked for a review. */
const reviewAfterHours = 48;

/** A change that makes a lead's first record, with the email that asks for a review. */
export function withReviewRequest(change: LeadChange, lead: Lead): LeadChange {
  const { record, email, review } = leadAfter(lead, change.fields);
  if (!record || email === undefined || review) return change;
  const due_at = addHours(record.done_at, reviewAfterHours);
  return { ...change, tasks: [...(change.tasks ?? []), { kind: 'review', due_at }] };
}
