import { useState } from 'react';
import type { CustomerPage } from '#domain/status/customer-page.ts';
import { OutcomeRegion } from './outcome-region.tsx';
import type { Outcome } from './page-state.ts';
import { PlanActs } from './plan-acts.tsx';
import { PlanText } from './plan-text.tsx';

interface PlansOfBoatProps {
  readonly page: CustomerPage;
  readonly pageKey: string;
  readonly boat: CustomerPage['boats'][number];
  /** Which boat it is, where there are several. */
  readonly about: string | undefined;
  readonly refresh: () => void;
}

/** On the customer's page, which may act on every plan: its key is emailed alone. */
export function PlansOfBoat({ page, pageKey, boat, about, refresh }: PlansOfBoatProps) {
  const [outcome, tell] = useState<Outcome>();
  const { requests, now } = page;
  const request = requests.find(({ boat_id }) => boat_id === boat.id) ?? requests[0];
  return (
    <>
      <OutcomeRegion outcome={outcome} />
      {boat.plans.map((plan) => (
        <div key={plan.id} className="stack">
          <PlanText plan={plan} now={now} />
          {plan.slug !== undefined && (
            <p>
              <a
                className="btn btn--line"
                href={`/status/${plan.slug}${plan.visit === 'offered' ? '#yes' : ''}`}
              >
                {plan.visit === 'offered' ? 'Pick a time' : 'See your appointment'}
                {about !== undefined && <span className="vh"> for {about}</span>}
              </a>
            </p>
          )}
          {request && (
            <PlanActs
              plan={plan}
              page={{ slug: request.slug, now, refresh, tell }}
              pageKey={pageKey}
              about={about}
              onSaid={(_, said) => {
                tell(said);
                refresh();
              }}
            />
          )}
        </div>
      ))}
    </>
  );
}
