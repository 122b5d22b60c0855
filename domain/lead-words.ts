import { type BoatType, type ConditionLevel, type OxidationLevel, preferredWindowLabels } from './choices.ts';
import type { Lead } from './lead.ts';
import { formatWeekday, instantOf } from './los-angeles.ts';

/** `24 ft Runabout`. */
export const boatText = ({ boat_type, length_ft }: Pick<Lead, 'boat_type' | 'length_ft'>): string =>
  `${length_ft} ft ${boat_type}`;

/** Types whose word within a sentence is not just their label in lower case. */
const typesInSentence: Partial<Record<BoatType, string>> = {
  Fishing: 'fishing boat',
  PWC: 'PWC',
  Other: 'boat',
};

/** `24 ft runabout`, for use within a sentence. */
export const boatInSentence = ({ boat_type, length_ft }: Pick<Lead, 'boat_type' | 'length_ft'>): string =>
  `${length_ft} ft ${typesInSentence[boat_type] ?? boat_type.toLowerCase()}`;

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
