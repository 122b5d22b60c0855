import type { ReactNode } from 'react';
import { Field } from '../field.tsx';

interface ChoiceFieldProps {
  readonly id: string;
  readonly label: string;
  readonly problem: ReactNode;
  /** An empty text is what stands for none. */
  readonly value: string;
  readonly none: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

export const ChoiceField = ({ id, label, problem, value, none, choices, onChoose }: ChoiceFieldProps) => (
  <Field id={id} label={label} problem={problem}>
    {(control) => (
      <select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
