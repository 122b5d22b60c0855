import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { recallTyped, subscribeToTyped, typedText } from '../data/typed-draft.ts';

const TypedExtra = z.object({
  extraLine: z.string(),
  extraAmount: z.string(),
  /** Hours from when it is asked; empty for any time. */
  extraAnswerIn: z.string().default(''),
});
type TypedExtra = z.infer<typeof TypedExtra>;

/** What a draft of extra work is kept under: new, or a change of what was asked before. */
export const extraPlace = (leadId: string, extraId = ''): string => `extra:${leadId}:${extraId}`;

export const extraDraft = (place: string): TypedExtra | undefined => recallTyped(place, TypedExtra);

/** New extra work of a lead that was typed here and has not been asked. */
export function useExtraDraft(leadId: string): TypedExtra | undefined {
  const place = extraPlace(leadId);
  useSyncExternalStore(subscribeToTyped, () => typedText(place));
  return extraDraft(place);
}
