import { useId } from 'react';
import { Field } from '../field.tsx';

interface CancelWhyProps {
  readonly why: string;
  readonly onWrite: (why: string) => void;
}

/** Why the owner cancels, which the customer reads word for word. */
export function CancelWhy({ why, onWrite }: CancelWhyProps) {
  return (
    <Field id={useId()} label="Why, in your words (optional)" hint="They read it as you write it.">
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={300}
          value={why}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      )}
    </Field>
  );
}
