import { type FieldError, get } from 'react-hook-form';
import { Field } from '../field.tsx';
import type { SettingsFormState } from './settings-form-state.ts';

interface LinesFieldProps {
  readonly form: SettingsFormState;
  readonly name: 'receipt.address' | 'postal_address';
  readonly label: string;
  readonly hint: string;
  readonly doubt?: (lines: string) => string | undefined;
}

/** A text of several lines, as an address is written. */
export function LinesField({ form, name, label, hint, doubt }: LinesFieldProps) {
  const error: FieldError | undefined = get(form.formState.errors, name);
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      problem={error?.message ?? doubt?.(form.watch(name))}
      isWrong={error !== undefined}
    >
      {(control) => <textarea {...control} {...form.register(name)} rows={3} autoComplete="off" />}
    </Field>
  );
}
