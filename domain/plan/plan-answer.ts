import type { PlanVisit, PublicPlan, ShownPlan } from '../customer/boat-plan.ts';
import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { dayOf } from '../los-angeles.ts';
import { changingNow, type Refusal } from '../refusal.ts';
import { newEntry } from '../timeline.ts';
import { activeVisits } from '../visit/visit.ts';
import { doneAt, dueAfter, dueAfterSkip } from './plan-standing.ts';

type Answer = NonNullable<PlanVisit['answer']>;

export const isBooked = ({ status, visits }: Lead): boolean =>
  status === 'IN_PROGRESS' || activeVisits(visits).length > 0;

/** Why a plan's visit cannot be skipped; a plan can always be ended. */
export function planAnswerRefusal(lead: Lead, answer: Answer, now: string): Refusal | undefined {
  const changing = changingNow(lead, now);
  if (changing) return changing;
  if (lead.plan?.answer === 'end') return { reason: 'already-answered', sentence: 'Your plan has ended.' };
  if (answer === 'end') return undefined;
  if (isBooked(lead)) {
    return { reason: 'already-answered', sentence: 'You already booked it. Move or cancel the appointment.' };
  }
  return lead.status === 'COMPLETED' ? { reason: 'completed', sentence: 'This visit is done.' } : undefined;
}

const saidOf = (lead_id: string, answer: Answer, is_public: boolean, now: string) =>
  newEntry(
    {
      lead_id,
      status: answer === 'skip' ? 'Visit skipped' : 'Plan ended',
      is_public,
      news: { kind: 'plan', answer },
    },
    'customer',
    now,
  );

/** Said on the page of a request that is not the next visit's: it is noted there, for the owner alone. */
export const planAnsweredElsewhere = ({ id }: Lead, answer: Answer, now: string): LeadChange => ({
  fields: { updated_at: now },
  entries: [saidOf(id, answer, false, now)],
  mailsEntry: 'news',
});

/** A skipped visit, or the last one, calls its request off unless it is booked; undefined when that was said before. */
export function planAnswered(lead: Lead, answer: Answer, now: string): LeadChange | undefined {
  const { id: lead_id, plan, status } = lead;
  if (!plan || plan.answer === answer) return undefined;
  const callsOff = !isBooked(lead) && status !== 'COMPLETED' && status !== 'CANCELED';
  return {
    fields: {
      plan: { ...plan, answer, answered_at: now },
      ...(callsOff && { status: 'CANCELED' as const }),
      updated_at: now,
    },
    entries: [
      saidOf(lead_id, answer, true, now),
      ...(callsOff ? [newEntry({ lead_id, status: 'CANCELED', is_public: false }, 'customer', now)] : []),
    ],
    mailsEntry: 'news',
  };
}

/** What the page says of the plan whose visit a request is: `standing` as it is now; `isOver`: it was ended elsewhere. */
export function publicPlan(
  lead: Lead,
  now: string,
  isOver = false,
  standing?: Pick<ShownPlan, 'next_due'>,
): PublicPlan | undefined {
  const { plan } = lead;
  if (!plan) return undefined;
  const { id: _, ...shown } = plan;
  if (plan.answer === 'end' || isOver) return shown;
  if (standing) return { ...shown, next_due: standing.next_due };
  const done = doneAt(lead);
  const next_due = done
    ? dueAfter(dayOf(done), plan)
    : dueAfterSkip(plan.due, plan, dayOf(plan.answered_at ?? now));
  return { ...shown, next_due };
}
