import { useEffect, useRef, useState } from 'react';
import { type FieldError, get, useWatch } from 'react-hook-form';
import { type Plan, planLabels, plans } from '#domain/choices.ts';
import { packageIds } from '#domain/price/packages.ts';
import { useNames } from '../../content/content.tsx';
import { Field } from '../field.tsx';
import type { SettingsFormState } from './settings-form-state.ts';

const fresh = { holds: '', requested_service: 'wash', every_weeks: 4, rate_per_foot: 5 } as const;

/** What each plan holds and costs; one without it is offered to nobody. */
export const PlansField = (props: PlansFieldProps) =>
  plans.map((level) => <PlanField key={level} level={level} {...props} />);

interface PlansFieldProps {
  readonly form: SettingsFormState;
  readonly version: number;
}

function PlanField({ form, version, level }: PlansFieldProps & { readonly level: Plan }) {
  const titles = useNames();
  const name = `plans.${level}` as const;
  const terms = useWatch({ control: form.control, name });
  const { register, formState } = form;
  const problem = (field: keyof typeof fresh) =>
    (get(formState.errors, `${name}.${field}`) as FieldError | undefined)?.message;
  const [removed, setRemoved] = useState<{ readonly terms: typeof terms; readonly version: number }>();
  const set = (isOffered: boolean) => {
    if (!isOffered) setRemoved({ terms: form.getValues(name), version });
    const next = isOffered ? (removed?.terms ?? { ...fresh }) : null;
    form.setValue(name, next, { shouldDirty: true, shouldValidate: false });
  };
  const { setFocus } = form;
  const isBack = useRef(false);
  const undo = () => {
    isBack.current = true;
    set(true);
  };
  // Its field is there only once the page was drawn with it.
  useEffect(() => {
    if (terms === null || !isBack.current) return;
    isBack.current = false;
    setFocus(`${name}.holds`);
  }, [terms, setFocus, name]);
  return (
    <fieldset className="plan-terms">
      <legend className="vh">{planLabels[level]}</legend>
      <label className="check">
        <input type="checkbox" checked={terms !== null} onChange={({ target }) => set(target.checked)} />
        <span>{planLabels[level]}</span>
      </label>
      <p className="plan-terms__removed" role="status">
        {terms === null && removed?.version === version && (
          <>
            {planLabels[level]} is removed once you save.{' '}
            <button type="button" className="adm-link" onClick={undo}>
              Undo<span className="vh"> removing {planLabels[level]}</span>
            </button>
          </>
        )}
      </p>
      {terms !== null && (
        <div className="plan-terms__fields">
          <Field
            id={`${name}.holds`}
            label={`What’s included in ${planLabels[level]}`}
            hint="Customers read it in the booking form."
            problem={problem('holds')}
            className="plan-terms__wide"
          >
            {(control) => <textarea {...control} {...register(`${name}.holds`)} rows={2} maxLength={300} />}
          </Field>
          <Field id={`${name}.requested_service`} label="Service" problem={problem('requested_service')}>
            {(control) => (
              <select {...control} {...register(`${name}.requested_service`)}>
                {packageIds.map((id) => (
                  <option key={id} value={id}>
                    {titles[id].title}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id={`${name}.every_weeks`} label="How often" problem={problem('every_weeks')}>
            {(control) => (
              <span className="unit">
                <input
                  {...control}
                  {...register(`${name}.every_weeks`, { valueAsNumber: true })}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  autoComplete="off"
                />
                <i>weeks apart</i>
              </span>
            )}
          </Field>
          <Field
            id={`${name}.rate_per_foot`}
            label="Price per foot, each visit"
            problem={problem('rate_per_foot')}
          >
            {(control) => (
              <span className="unit">
                <input
                  {...control}
                  {...register(`${name}.rate_per_foot`, { valueAsNumber: true })}
                  type="number"
                  inputMode="decimal"
                  step={0.01}
                  autoComplete="off"
                />
                <i>$ a foot</i>
              </span>
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}
