import type { Lead } from '../lead.ts';
import { type LeadChange, leadAfter } from '../lead-change.ts';
import { addHours, dayOf } from '../los-angeles.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import { activeVisits, endOfVisit } from '../visit/visit.ts';

const reviewAfterHours = 48;

/** Not while they may still say that something isn't right: a press without signal is told later. */
export function reviewDue({ done_at, claims_until }: Readonly<Record<'done_at' | 'claims_until', string>>) {
  const due = addHours(done_at, reviewAfterHours);
  return due > claims_until ? due : claims_until;
}

/** A change that makes a lead's first record, with the email that asks for a review. */
export function withReviewRequest(change: LeadChange, lead: Lead): LeadChange {
  const { record, email, review } = leadAfter(lead, change.fields);
  if (!record || email === undefined || review) return change;
  return { ...change, tasks: [...(change.tasks ?? []), { kind: 'review', due_at: reviewDue(record) }] };
}

/** When the review of a job that is still open is asked for instead. */
export function laterReview({ visits }: Pick<Lead, 'visits'>, now: string): string {
  const last = activeVisits(visits)
    .map(endOfVisit)
    .reduce((latest, end) => (end > latest ? end : latest), now);
  return addHours(last, reviewAfterHours);
}

/** Whether a customer with several jobs on one day is asked about another of them: the newest, unless one has a review. */
export const isAskedOfAnother = (lead: Lead, leads: readonly Lead[]): boolean =>
  leads.some((other) => isOfSameDay(lead, other) && (other.review !== undefined || isNewer(other, lead)));

function isOfSameDay(lead: Lead, other: Lead): boolean {
  if (!lead.record || !other.record || lead.email === undefined || other.email === undefined) return false;
  return (
    other.id !== lead.id &&
    other.customer_id === lead.customer_id &&
    other.status === 'COMPLETED' &&
    mailboxKey(other.email) === mailboxKey(lead.email) &&
    dayOf(other.record.done_at) === dayOf(lead.record.done_at)
  );
}

const isNewer = (a: Lead, b: Lead): boolean => {
  const [ofA = '', ofB = ''] = [a, b].map(({ record }) => record?.done_at);
  return ofA === ofB ? a.id > b.id : ofA > ofB;
};
