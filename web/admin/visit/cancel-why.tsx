import { useId } from 'react';
import { WhyField } from './why-field.tsx';

interface CancelWhyProps {
  readonly why: string;
  readonly onWrite: (why: string) => void;
}

export const CancelWhy = (props: CancelWhyProps) => (
  <WhyField
    id={useId()}
    label="Why, in your words (optional)"
    hint="They read it as you write it."
    {...props}
  />
);
