import type { RestingPlan } from '#domain/follow-up/follow-up.ts';
import type { Lead } from '#domain/lead.ts';
import { changeAfter } from '#domain/lead-change.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { isLapsed } from '#domain/offer/offer-validity.ts';
import { isPlanTexted } from '#domain/plan/plan-emails.ts';
import { planFollowUp, restingPlan } from '#domain/plan/plan-follow-up.ts';
import { type PlanSubject, planOfferedAgain } from '#domain/plan/plan-lead.ts';
import { openPlanLead } from '#domain/plan/plan-standing.ts';
import { bodyHash } from '../../data/body-hash.ts';
import { customerOf } from '../../data/customer/customers.ts';
import { leadOf, storeNewLead } from '../../data/lead/leads.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { noteEdits } from '../../data/search/recent-edits.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { recordMetric } from '../../runtime/metric.ts';
import { untilWritten, writeOrAgain } from '../change-again.ts';
import { customerQuiet } from '../follow-up/customer-quiet.ts';
import type { FollowUpOfLead } from '../follow-up/follow-up.ts';
import { workableLead } from '../found-lead.ts';
import { duePlans, duePlansOf } from './due-plans.ts';
import { planTerms, suggestedVisit } from './suggested-visit.ts';

/** Visits that are due on a plan, each with the price and times that would be offered, and those that wait to be. */
export async function planFollowUps(
  now: string,
): Promise<{ readonly open: FollowUpOfLead[]; readonly resting: RestingPlan[] }> {
  const due = await duePlans(now);
  const quiet = await Promise.all(due.map(({ last }) => customerQuiet(last, now)));
  if (due.length === 0) return { open: [], resting: [] };
  const terms = await planTerms();
  const open = due.filter((_, place) => quiet[place] === undefined);
  return {
    open: await Promise.all(
      open.map(async (subject) => {
        const line = planFollowUp(subject, await suggestedVisit(subject, terms, now), terms.names, now);
        return { lead: subject.last, line };
      }),
    ),
    resting: due.flatMap((subject, place) => {
      const until = quiet[place];
      return until === undefined ? [] : [restingPlan(subject, until, terms.names, now)];
    }),
  };
}

interface WantedPlan {
  readonly lead_id: string;
  readonly plan_id?: string | undefined;
  readonly words?: string | undefined;
}

const gone = () => new AppError('conflict', 'This isn’t due anymore.');

/** The plan's visit that is due; undefined when its times were offered already. */
async function dueSubject({ lead_id, plan_id }: WantedPlan, now: string): Promise<PlanSubject | undefined> {
  const { customer_id = '' } = workableLead(await leadOf(lead_id));
  const customer = await customerOf(customer_id);
  if (!customer) throw gone();
  const leads = [...(await leadsById(customer.lead_ids)).values()];
  const stored = customer.plans?.find(({ id }) => id === plan_id);
  if (stored && openPlanLead(stored, leads, now)) return undefined;
  const subject = (await duePlansOf(customer, leads, now)).find(({ plan }) => plan.id === plan_id);
  if (!subject) throw gone();
  return subject;
}

async function offerAgain({ id }: Lead, visit: Lead, call: AdminCall): Promise<void> {
  await untilWritten(
    {
      read: async () => workableLead(await leadOf(id)),
      decide: (lead) => {
        const change = isLapsed(lead, call.now) ? planOfferedAgain(lead, visit, call) : undefined;
        return change && { change };
      },
      write: (lead, { change }) => writeOrAgain(lead, changeAfter(lead, change, call.now), call.now),
    },
    call.now,
  );
}

/** Makes the request of a plan's next visit with its offer, or offers times anew with the one whose times ran out; either is emailed as an owed email. Throws an AppError to refuse. */
export async function offerPlanVisit(wanted: WantedPlan, call: AdminCall): Promise<void> {
  const { admin, now } = call;
  const terms = await planTerms();
  const subject = await dueSubject(wanted, now);
  if (!subject) return;
  if (!sendsStoppable(terms.settings) && !isPlanTexted(subject.customer, subject.plan)) {
    throw new AppError('conflict', 'Fill in your mailing address in the settings first.');
  }
  if ((await customerQuiet(subject.last, now)) !== undefined) {
    throw new AppError('conflict', 'They heard from you in the last two days.');
  }
  const visit = await suggestedVisit(subject, terms, now);
  if (!visit) throw new AppError('conflict', 'Fill in how long the boat is first.');
  if (planFollowUp(subject, visit, terms.names, now).words !== wanted.words) {
    throw new AppError('conflict', 'This changed in the meantime. Please read it again.');
  }
  if (subject.lapsed) return offerAgain(subject.lapsed, visit, call);
  await noteEdits([visit.id], now);
  const known = { customer_id: subject.customer.id, boat_id: subject.boat.id };
  const besides = subject.last.id;
  const outcome = await storeNewLead(visit, bodyHash(visit.meta_event_id), { by: admin, known, besides });
  if (outcome === 'gone') throw gone();
  if (outcome === 'stored') recordMetric('leads', 1);
}
