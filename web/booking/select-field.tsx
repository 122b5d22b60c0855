import type { ComponentProps } from 'react';
import { Field, type FieldFrame, useControl } from './field.tsx';

interface SelectFieldProps extends FieldFrame, Omit<ComponentProps<'select'>, keyof FieldFrame> {
  /** Values on the wire and the words for them. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** Words of the first choice, which is no answer; none where there is a default. */
  readonly none?: string;
}

/** One of a list. */
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

/** Options whose values are the words themselves. */
export const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);
