import type { ReactNode } from 'react';
import { Field } from '../field.tsx';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly problem: ReactNode;
  /** In characters; what is left is said near the end. */
  readonly most?: number;
  readonly rows?: number;
  readonly inputMode?: 'numeric';
  readonly onType: (value: string) => void;
}

/** From how many characters before the limit it is told. */
const nearTheEnd = 20;

export function TextField({
  id,
  label,
  hint,
  value,
  problem,
  most,
  rows,
  inputMode,
  onType,
}: TextFieldProps) {
  const left = most === undefined ? undefined : most - value.trim().length;
  const isNear = left !== undefined && left <= nearTheEnd && left >= 0;
  const said = isNear ? `${left} characters left` : undefined;
  return (
    <Field id={id} label={label} hint={[hint, said].filter(Boolean).join(' ') || undefined} problem={problem}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            value={value}
            autoComplete="off"
            inputMode={inputMode}
            onChange={({ target }) => onType(target.value)}
          />
        ) : (
          <textarea
            {...control}
            rows={rows}
            value={value}
            autoComplete="off"
            onChange={({ target }) => onType(target.value)}
          />
        )
      }
    </Field>
  );
}
