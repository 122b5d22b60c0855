import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { planLabels } from '#domain/choices.ts';
import type { SavedPlan, SeenPlan } from '#domain/customer/boat-plan.ts';
import type { SeenBoat } from '#domain/customer/seen-customer.ts';
import { formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import { everyText } from '#domain/plan/plan-words.ts';
import { formatRate } from '#domain/price/estimates.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useNames } from '../../content/content.tsx';
import { InlineQuestion } from '../inline-question.tsx';
import { newPlanHash } from '../lead-path.ts';
import { boatTitle } from './customer-words.ts';
import { PlanForm } from './plan-form.tsx';
import type { LoadedCustomer } from './use-customer.ts';
import { usePlans } from './use-plans.ts';

interface PlansSectionProps {
  readonly loaded: LoadedCustomer;
  readonly now: string;
}

/** The plans of a customer's boats: each suggests its next visit on Today. */
export function PlansSection({ loaded, now }: PlansSectionProps) {
  const { customer, plan_wishes = [] } = loaded;
  const names = useNames();
  const { data, isError, reload, isSaving, save } = usePlans(customer.id);
  const { hash } = useLocation();
  const [edited, setEdited] = useState(hash === newPlanHash ? 'new' : undefined);
  const last = useRef(edited);
  const { part: section, kept } = useKeptFocus<HTMLElement>(
    (section) =>
      section.querySelector<HTMLElement>('form select') ??
      section.querySelector<HTMLElement>(`[data-edits="${last.current}"]`) ??
      section.querySelector<HTMLElement>('[data-edits="new"]'),
  );
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded && hash === newPlanHash) section.current?.querySelector('select')?.focus();
  }, [isLoaded, hash, section]);
  const boats = customer.boats.filter(({ is_sold }) => !is_sold);
  if (boats.length === 0) return null;
  const plans = data?.plans ?? [];
  const wish = plan_wishes.find(({ boat_id }) => boats.some(({ id }) => id === boat_id));
  const put = async (plan: SavedPlan) => {
    const rest = plans.filter(({ id }) => id !== plan.id);
    const isSaved = await save([...rest, plan], names[plan.requested_service].title);
    if (isSaved) setEdited(undefined);
    return isSaved;
  };
  const edit = (id: string) => {
    last.current = id;
    setEdited(id);
  };
  const remove = (gone: SeenPlan) =>
    save(
      plans.filter(({ id }) => id !== gone.id),
      'The plan is removed',
    );
  const form = (plan: SeenPlan | undefined) => (
    <PlanForm
      key={plan?.id ?? 'new'}
      loaded={loaded}
      boats={boats}
      plan={plan}
      wish={plan ? undefined : wish}
      now={now}
      isSaving={isSaving}
      onSave={put}
      onClose={() => setEdited(undefined)}
    />
  );
  return (
    <section {...kept} aria-labelledby="plans">
      <div className="sec-head">
        <h2 id="plans">Plans</h2>
        {data && edited === undefined && (
          <button type="button" className="adm-link" data-edits="new" onClick={() => edit('new')}>
            Add a plan
          </button>
        )}
      </div>
      {isError && !data && (
        <p className="quiet">
          The plans didn’t load.{' '}
          <button type="button" className="adm-link" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      {data?.stopped && (
        <p className="quiet">
          They ended emails about plans, so none goes out, and their price stays what it is. A new plan can
          bring the emails back.
        </p>
      )}
      {data && plans.length === 0 && edited === undefined && (
        <p className="quiet">No plan. With one, the next visit comes up on Today by itself.</p>
      )}
      {data && edited === 'new' && form(undefined)}
      <ul className="plan-rows">
        {plans.map((plan) => (
          <li key={plan.id}>
            {edited === plan.id ? (
              form(plan)
            ) : (
              <PlanRow
                plan={plan}
                boat={customer.boats.find(({ id }) => id === plan.boat_id)}
                now={now}
                isToldOfEnd={customer.emails.length > 0 && !data?.stopped}
                onEdit={() => edit(plan.id)}
                onRemove={() => void remove(plan)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanRowProps {
  readonly plan: SeenPlan;
  readonly boat: SeenBoat | undefined;
  readonly now: string;
  readonly isToldOfEnd: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function priceText({ rate_per_foot, next_rate, untold_rate }: SeenPlan, now: string): string {
  const rate = rate_per_foot === undefined ? '' : `${formatRate(rate_per_foot)}/ft.`;
  if (untold_rate !== undefined) return `${rate} New price not emailed yet: ${formatRate(untold_rate)}/ft.`;
  if (!next_rate) return rate;
  const next = `${formatRate(next_rate.rate_per_foot)}/ft`;
  return next_rate.from <= now ? `${next}.` : `${rate} ${next} from ${formatShortDay(next_rate.from, now)}.`;
}

function PlanRow({ plan, boat, now, isToldOfEnd, onEdit, onRemove }: PlanRowProps) {
  const names = useNames();
  const [isAsking, setAsking] = useState(false);
  const { kept } = useKeptFocus<HTMLDivElement>((row) => row.querySelector('[data-removes]'));
  const { id, requested_service, every_weeks, next_due, level } = plan;
  const what = `${names[requested_service].title} ${everyText(every_weeks)}`;
  const whose = boat ? boatTitle(boat) : 'A boat';
  return (
    <div {...kept} className="plan-row">
      <p>
        <b>{what}</b>
        {level && ` (${planLabels[level]})`} for {whose}. Next around{' '}
        {formatShortDay(startOfDay(next_due), now)}. {priceText(plan, now)}
      </p>
      <span className="btn-row">
        <button type="button" className="adm-link" data-edits={id} onClick={onEdit}>
          Edit<span className="vh"> the plan for {whose}</span>
        </button>
        {!isAsking && (
          <button type="button" className="adm-link" data-removes onClick={() => setAsking(true)}>
            Remove<span className="vh"> the plan for {whose}</span>
          </button>
        )}
      </span>
      {isAsking && (
        <InlineQuestion
          isLoss
          question={`Remove the plan for ${whose}? ${isToldOfEnd ? 'We’ll email them that it has ended.' : 'They aren’t emailed about it.'}`}
          confirm="Remove the plan"
          onConfirm={onRemove}
          dismiss="Keep it"
          onDismiss={() => setAsking(false)}
        />
      )}
    </div>
  );
}
