import { type FieldError, get } from 'react-hook-form';
import { Field } from '../field.tsx';
import type { SettingsFormState } from './settings-form-state.ts';
import { settingNames } from './settings-words.ts';

type NumberName = 'gap_minutes' | 'first_start_hours' | 'days_ahead' | 'offer_days' | 'tax_percent';
type LimitName = `weather.${'polish' | 'wash'}.${'rain_percent' | 'wind_mph'}`;

type NumberFieldProps = {
  readonly form: SettingsFormState;
  readonly hint?: string;
  readonly unit: string;
} & ({ readonly name: NumberName } | { readonly name: LimitName; readonly label: string });

/** A number with its unit, whole but for a percentage. What it may be, the schema says. */
export function NumberField(props: NumberFieldProps) {
  const { form, name, hint, unit } = props;
  const error: FieldError | undefined = get(form.formState.errors, name);
  const label = 'label' in props ? props.label : settingNames[props.name];
  return (
    <Field id={name} label={label} hint={hint} problem={error?.message}>
      {(control) => (
        <span className="unit">
          <input
            {...control}
            {...form.register(name, { valueAsNumber: true })}
            type="number"
            inputMode={name === 'tax_percent' ? 'decimal' : 'numeric'}
            step={name === 'tax_percent' ? 0.001 : 1}
            autoComplete="off"
          />
          <i aria-hidden="true">{unit}</i>
        </span>
      )}
    </Field>
  );
}
