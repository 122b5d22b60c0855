import { planOperations } from '#domain/operations/plans.ts';
import { planAnswered, planAnswerRefusal } from '#domain/plan/plan-answer.ts';
import { withoutPlan } from '#domain/plan/plan-save.ts';
import { customerOf, customerWrites } from './data/customer/customers.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, unlessRefused } from './use-cases/customer-act.ts';

/** The customer without the plan, where they still have it. */
async function endedPlan(customerId: string | undefined, planId: string, now: string) {
  const before = customerId === undefined ? undefined : await customerOf(customerId);
  if (!before?.plans?.some(({ id }) => id === planId)) return {};
  return { customer: customerWrites({ customer: withoutPlan(before, planId, now), before }) };
}

export const handler = operation('plan-answer', planOperations, async (input, call) =>
  actOfCustomer(input, call, async (lead) => {
    const { answer } = input;
    if (!lead.plan) throw new AppError('conflict', 'This request isn’t part of a plan.');
    if (lead.plan.answer === answer) return undefined;
    unlessRefused(planAnswerRefusal(lead, answer, call.now));
    const change = planAnswered(lead, answer, call.now);
    if (!change) return undefined;
    const beside = answer === 'end' ? await endedPlan(lead.customer_id, lead.plan.id, call.now) : {};
    return { change, beside };
  }),
);
