import type { ReactNode } from 'react';
import { starsText } from '#domain/review/review-words.ts';
import { ChoiceField } from './choice-field.tsx';

const ratings = [5, 4, 3, 2, 1];

interface StarsFieldProps {
  readonly id: string;
  readonly rating: number | undefined;
  readonly none: string;
  readonly problem: ReactNode;
  readonly onChoose: (rating: number | undefined) => void;
}

export const StarsField = ({ rating, onChoose, ...props }: StarsFieldProps) => (
  <ChoiceField
    {...props}
    label="Stars"
    value={rating ? String(rating) : ''}
    choices={ratings.map((stars) => ({ value: String(stars), label: starsText(stars) }))}
    onChoose={(value) => onChoose(value === '' ? undefined : Number(value))}
  />
);
