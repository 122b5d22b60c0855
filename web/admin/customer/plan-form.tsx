import { type FormEvent, useId, useRef, useState } from 'react';
import { type Plan, planLabels } from '#domain/choices.ts';
import type { SavedPlan, SeenPlan } from '#domain/customer/boat-plan.ts';
import type { PlanWish, SeenBoat } from '#domain/customer/seen-customer.ts';
import { type PackageId, packageIds } from '#domain/price/packages.ts';
import { useNames } from '../../content/content.tsx';
import { Field } from '../field.tsx';
import { boatTitle } from './customer-words.ts';
import { firstDue, mailedPrice } from './new-plan.ts';
import { SaveRow } from './save-row.tsx';
import type { LoadedCustomer } from './use-customer.ts';
import { useOfferedPlans } from './use-plans.ts';

interface PlanFormProps {
  readonly loaded: LoadedCustomer;
  readonly boats: readonly SeenBoat[];
  /** Undefined for a new one. */
  readonly plan: SeenPlan | undefined;
  /** What the customer asked for and nobody has set up. */
  readonly wish: PlanWish | undefined;
  readonly now: string;
  readonly isSaving: boolean;
  readonly onSave: (plan: SavedPlan) => Promise<boolean>;
  readonly onClose: () => void;
}

const weeksOf = (typed: string): number | undefined =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 52 ? Number(typed) : undefined;

export function PlanForm({ loaded, boats, plan, wish, now, isSaving, onSave, onClose }: PlanFormProps) {
  const names = useNames();
  const id = useId();
  const offered = useOfferedPlans();
  const [boatId, setBoatId] = useState(plan?.boat_id ?? wish?.boat_id ?? boats[0]?.id ?? '');
  const [level, setLevel] = useState<Plan | ''>(plan?.level ?? wish?.level ?? '');
  const asked = offered.find((one) => one.level === wish?.level);
  const [chosenService, setService] = useState(plan?.requested_service);
  const [typedWeeks, setWeeks] = useState(plan && String(plan.every_weeks));
  const service: PackageId = chosenService ?? asked?.requested_service ?? 'wash';
  const weeks = typedWeeks ?? String(asked?.every_weeks ?? 4);
  const [typedDue, setDue] = useState(plan?.next_due);
  const [isTried, setTried] = useState(false);
  const every_weeks = weeksOf(weeks);
  const due = typedDue ?? firstDue(loaded, boatId, every_weeks ?? 0, now);
  const length_ft = boats.find((boat) => boat.id === boatId)?.length_ft;
  const price = mailedPrice({ level, service, length_ft, plan, offered }, now);
  const takeLevel = (chosen: Plan | '') => {
    setLevel(chosen);
    const terms = offered.find((one) => one.level === chosen);
    if (!terms) return;
    setService(terms.requested_service);
    setWeeks(String(terms.every_weeks));
  };
  const isSent = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSent.current || every_weeks === undefined || due === '') return;
    isSent.current = true;
    isSent.current = await onSave({
      ...(plan && { id: plan.id }),
      boat_id: boatId,
      requested_service: service,
      every_weeks,
      next_due: due,
      ...(level && { level }),
    });
  };
  return (
    <form className="boat-form" noValidate onSubmit={submit} aria-label="Plan">
      <fieldset>
        <legend className="lab">{plan ? 'Plan' : 'New plan'}</legend>
        <Field id={`${id}-boat`} label="Boat">
          {(control) => (
            <select {...control} value={boatId} onChange={({ target }) => setBoatId(target.value)}>
              {boats.map((boat) => (
                <option key={boat.id} value={boat.id}>
                  {boatTitle(boat)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {(offered.length > 0 || level !== '') && (
          <Field id={`${id}-level`} label="Plan">
            {(control) => (
              <select
                {...control}
                value={level}
                onChange={({ target }) =>
                  takeLevel(offered.find((one) => one.level === target.value)?.level ?? '')
                }
              >
                <option value="">None of them</option>
                {offered.map((one) => (
                  <option key={one.level} value={one.level}>
                    {planLabels[one.level]}
                  </option>
                ))}
                {level !== '' && !offered.some((one) => one.level === level) && (
                  <option value={level}>{planLabels[level]}</option>
                )}
              </select>
            )}
          </Field>
        )}
        <Field id={`${id}-service`} label="Service">
          {(control) => (
            <select
              {...control}
              value={service}
              onChange={({ target }) =>
                setService(packageIds.find((known) => known === target.value) ?? service)
              }
            >
              {packageIds.map((known) => (
                <option key={known} value={known}>
                  {names[known].title}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id={`${id}-weeks`}
          label="Weeks apart"
          problem={isTried && every_weeks === undefined ? 'Enter 1 to 52 weeks.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={weeks}
              onChange={({ target }) => setWeeks(target.value)}
            />
          )}
        </Field>
        <Field
          id={`${id}-due`}
          label="Next visit around"
          problem={isTried && due === '' ? 'Choose a day.' : undefined}
        >
          {(control) => (
            <input {...control} type="date" value={due} onChange={({ target }) => setDue(target.value)} />
          )}
        </Field>
        {!plan && (
          <p className="quiet boat-form__wide">
            {loaded.customer.emails.length > 0
              ? 'Only for a customer who asked for it: they’re emailed times for each visit, and can skip one or end the plan. Saving emails them the plan and its price: '
              : 'Only for a customer who asked for it. There’s no email, so you’ll text them times for each visit, and now the plan and its price: '}
            <b>{price ?? `${names[service].title} as on your price list`}</b>.
          </p>
        )}
      </fieldset>
      <SaveRow label="Save plan" isSaving={isSaving} onClose={onClose} />
    </form>
  );
}
