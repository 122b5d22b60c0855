import { planOperations } from '#domain/operations/plans.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';
import {
  answerOfPlan,
  answerOfPlanElsewhere,
  onlyPlanOf,
  requestOfPlan,
} from './use-cases/plan/answer-plan.ts';

export const handler = operation('plan-answer', planOperations, async (input, call) => {
  const { slug, answer, key } = input;
  const plan = input.plan ?? (await onlyPlanOf(slug, call.now));
  if (!plan) return actOfCustomer(input, call, (lead) => answerOfPlan(lead, answer, call.now));
  const find = () => requestOfPlan({ slug, plan, key }, call.now);
  return actOfCustomer(input, call, (lead) => answerOfPlanElsewhere(lead, { answer, plan }, call.now), {
    find,
  });
});
