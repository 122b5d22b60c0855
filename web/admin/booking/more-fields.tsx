import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ManualLead } from '#domain/booking/manual-lead.ts';
import { boatTypes, preferredWindowLabels, preferredWindows } from '#domain/choices.ts';
import { Field } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import type { NewLeadTexts } from './new-lead-texts.ts';
import '../../styles/more.css';

export type NewLeadFormState = UseFormReturn<NewLeadTexts, unknown, ManualLead>;

export function MoreFields({ form }: { readonly form: NewLeadFormState }) {
  const { register, formState } = form;
  const { errors, submitCount } = formState;
  const fold = useRef<HTMLDetailsElement>(null);
  const isWrong = Object.keys(errors).some((name) => moreNames.includes(name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try; it stays open while that is put right
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true;
  }, [isWrong, submitCount]);
  const line = (name: keyof NewLeadTexts, label: string, type = 'text') => (
    <FormField
      id={name}
      label={label}
      type={type}
      autoComplete="off"
      problem={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <details className="more" ref={fold}>
      <summary>More</summary>
      <div className="new-lead__more">
        {line('otherContact', 'Email, or another way to reach them')}
        <Field id="boatType" label="Boat type" problem={errors.boatType?.message}>
          {(control) => (
            <select {...control} {...register('boatType')}>
              <option value="">Unknown</option>
              {boatTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          )}
        </Field>
        {line('brand', 'Make')}
        {line('model', 'Model')}
        {line('year', 'Year')}
        {line('address', 'Street address')}
        {line('zip', 'ZIP code')}
        {line('preferredDate', 'Preferred day', 'date')}
        <Field id="preferredWindow" label="Preferred time" problem={errors.preferredWindow?.message}>
          {(control) => (
            <select {...control} {...register('preferredWindow')}>
              <option value="">No preference</option>
              {preferredWindows.map((window) => (
                <option key={window} value={window}>
                  {preferredWindowLabels[window]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="notes" label="Notes" className="new-lead__wide" problem={errors.notes?.message}>
          {(control) => <textarea {...control} {...register('notes')} rows={3} />}
        </Field>
      </div>
    </details>
  );
}

const moreNames: readonly string[] = [
  'boatType',
  'brand',
  'model',
  'year',
  'address',
  'zip',
  'preferredDate',
  'preferredWindow',
  'notes',
];
