import { type ConditionLevel, type OxidationLevel, preferredWindowLabels } from './choices.ts';
import type { Lead } from './lead.ts';
import { formatWeekday, instantOf } from './los-angeles.ts';

/** `24 ft Runabout`. */
export const boatText = ({ boat_type, length_ft }: Pick<Lead, 'boat_type' | 'length_ft'>): string =>
  `${length_ft} ft ${boat_type}`;

interface Condition {
  readonly condition_level: ConditionLevel;
  readonly oxidation_level?: OxidationLevel | undefined;
}

/** `Good, light oxidation`. */
export const conditionText = ({ condition_level, oxidation_level }: Condition): string =>
  oxidation_level === undefined
    ? condition_level
    : `${condition_level}, ${oxidation_level === 'None' ? 'no' : oxidation_level.toLowerCase()} oxidation`;

/** `Thursday, March 19, Morning (8AM-12PM)`; undefined if both were left open. */
export function wishedDate({
  created_at,
  preferred_date,
  preferred_window,
}: Pick<Lead, 'created_at' | 'preferred_date' | 'preferred_window'>): string | undefined {
  const day = preferred_date && formatWeekday(instantOf(`${preferred_date}T12:00`), created_at);
  const window = preferred_window && preferredWindowLabels[preferred_window];
  return [day, window].filter(Boolean).join(', ') || undefined;
}
