import type { ComponentProps } from 'react';
import { Field, type FieldFrame, useControl } from './field.tsx';

interface TextFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, keyof FieldFrame> {
  /** Shown inside the control's right edge, such as "ft". */
  readonly unit?: string;
}

export function TextField({
  name,
  span,
  label,
  hint,
  optional = false,
  unit,
  children,
  ...input
}: TextFieldProps) {
  const control = useControl(name, optional, hint);
  const element = <input type="text" enterKeyHint="next" {...input} {...control} />;
  return (
    <Field frame={{ name, span, optional, ...(label && { label }), ...(hint && { hint }) }}>
      {unit ? (
        <span className="unit">
          {element}
          <i aria-hidden="true">{unit}</i>
        </span>
      ) : (
        element
      )}
      {children}
    </Field>
  );
}
