import { type Plan, planLabels, planLetters } from '#domain/choices.ts';

/** B, P or L for the plan the customer asked about. */
export function PlanBadge({ plan }: { readonly plan: Plan }) {
  return (
    <span className="plan" role="img" aria-label={`Plan: ${planLabels[plan]}`}>
      {planLetters[plan]}
    </span>
  );
}
