import type { ComponentProps } from 'react';
import { Field, type FieldFrame, useControl } from './field.tsx';

interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, keyof FieldFrame> {
  /** Payload values and their labels. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** Label of the empty option; omitted when there is a default. */
  readonly none?: string;
}

export function SelectField({
  name,
  span,
  label,
  hint,
  optional = false,
  options,
  none,
  ...select
}: SelectFieldProps) {
  const control = useControl(name, optional, hint);
  return (
    <Field frame={{ name, span, optional, ...(label && { label }), ...(hint && { hint }) }}>
      <select {...select} {...control}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

export const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);
