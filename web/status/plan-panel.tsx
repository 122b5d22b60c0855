import { everyText, planWishText } from '#domain/plan/plan-words.ts';
import { customerStep } from '#domain/status/customer-step.ts';
import { usePage } from './page-state.ts';
import { PlanActs } from './plan-acts.tsx';
import { PlanText } from './plan-text.tsx';

/** The plans of the boat, with what the customer can do about them. */
export function PlanPanel() {
  const { lead, slug, now, refresh, accept, tell } = usePage();
  const { plans, plan_wish, status } = lead;
  const step = customerStep(lead, now);
  const picksTime = step === 'answer-offer' || step === 'choose-time';
  if (plans.length === 0 && plan_wish) {
    return (
      <section className="panel panel--line" aria-labelledby="plan-title">
        <h2 className="panel__title" id="plan-title">
          Your plan
        </h2>
        <p>{planWishText(plan_wish, status === 'COMPLETED')}</p>
      </section>
    );
  }
  if (plans.length === 0) return null;
  return (
    <section className="panel" id="plan" tabIndex={-1} aria-labelledby="plan-title">
      <h2 className="panel__title" id="plan-title">
        {plans.length === 1 ? 'Your plan' : 'Your plans'}
      </h2>
      {plans.map((plan) => (
        <div key={plan.id} className="stack">
          <PlanText
            plan={plan}
            now={now}
            isItsVisit={plan.visit === 'offered' && lead.plan !== undefined && picksTime}
          />
          <PlanActs
            plan={plan}
            page={{ slug, now, refresh, tell }}
            isSkipped={lead.plan?.answer === 'skip'}
            about={plans.length === 1 ? undefined : everyText(plan.every_weeks)}
            onSaid={(answer, outcome) => {
              accept(answer);
              tell(outcome);
            }}
          />
        </div>
      ))}
    </section>
  );
}
