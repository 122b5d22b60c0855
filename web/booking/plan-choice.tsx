import { useEffect, useState } from 'react';
import { planLabels } from '#domain/choices.ts';
import type { OfferedPlan } from '#domain/plan/offered-plans.ts';
import { everyText, visitDollars } from '#domain/plan/plan-words.ts';
import { formatDollars, formatRate, isBoatLength } from '#domain/price/estimates.ts';
import { callOperation } from '../api/call-operation.ts';
import { useNames } from '../content/content.tsx';
import { readDraft } from './draft.ts';
import { PillsField } from './pills-field.tsx';

function priceText({ rate_per_foot }: OfferedPlan, lengthFt: number | undefined): string {
  const rate = `${formatRate(rate_per_foot)} a foot`;
  return lengthFt !== undefined && isBoatLength(lengthFt)
    ? `about ${formatDollars(visitDollars(rate_per_foot, lengthFt))} each visit for ${lengthFt} ft (${rate})`
    : `${rate} each visit`;
}

/** The plans that the owner offers, with what they hold and cost; nothing while there are none. */
export function PlanChoice({ lengthFt }: { readonly lengthFt: number | undefined }) {
  const names = useNames();
  const [offered, setOffered] = useState<readonly OfferedPlan[]>([]);
  const [drafted, setDrafted] = useState<string>();
  useEffect(() => {
    let gone = false;
    // The draft fills the form before these fields are there.
    setDrafted(readDraft().monthlyPlanInterest);
    callOperation('offered-plans', {}).then(
      ({ plans }) => !gone && setOffered(plans),
      () => undefined, // without an answer the choice is left out
    );
    return () => {
      gone = true;
    };
  }, []);
  if (offered.length === 0) return null;
  return (
    <>
      <PillsField
        name="monthlyPlanInterest"
        label="Interested in a plan?"
        hint="Regular upkeep on a schedule. We suggest times for each visit, and you skip or end it any time."
        optional
        preset={offered.find(({ level }) => level === drafted)?.level ?? ''}
        options={[['', 'No'], ...offered.map(({ level }) => [level, planLabels[level]] as const)]}
      />
      <dl className="plans f6">
        {offered.map((plan) => (
          <div key={plan.level}>
            <dt>{planLabels[plan.level]}</dt>
            <dd>
              {plan.holds}{' '}
              <span className="plans__price">
                {names[plan.requested_service].title} {everyText(plan.every_weeks)},{' '}
                {priceText(plan, lengthFt)}, before tax.
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
