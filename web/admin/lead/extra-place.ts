import { useSyncExternalStore } from 'react';
import { subscribeToTyped, typedField } from '../data/typed-draft.ts';

/** What a draft of extra work is kept under: new, or a change of what was asked before. */
export const extraPlace = (leadId: string, extraId = ''): string => `extra:${leadId}:${extraId}`;

/** The name of new extra work of a lead that was typed here and has not been asked; undefined where none was. */
export const useDraftedExtra = (leadId: string): string | undefined =>
  useSyncExternalStore(subscribeToTyped, () => typedField(extraPlace(leadId), 'extraLine'));
