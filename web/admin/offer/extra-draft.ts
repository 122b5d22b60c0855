import * as z from 'zod';
import { recallTyped } from '../data/typed-draft.ts';

const TypedExtra = z.object({
  extraLine: z.string(),
  extraAmount: z.string(),
  /** Hours from when it is asked; empty for any time. */
  extraAnswerIn: z.string().default(''),
});
type TypedExtra = z.infer<typeof TypedExtra>;

export const extraDraft = (place: string): TypedExtra | undefined => recallTyped(place, TypedExtra);
