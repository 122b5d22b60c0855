import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: ReactNode;
}

export function FormField({ id, label, hint, problem, ...input }: FormFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => <input name={id} {...input} {...control} />}
    </Field>
  );
}
