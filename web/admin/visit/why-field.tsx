import { Field } from '../field.tsx';

interface WhyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly why: string;
  readonly onWrite: (why: string) => void;
}

/** A reason in the owner's words, which the customer reads word for word. */
export const WhyField = ({ why, onWrite, ...field }: WhyFieldProps) => (
  <Field {...field}>
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
