import * as z from 'zod';
import { forgetTyped, recallTyped } from '../data/typed-draft.ts';
import { forgetTypedPhoto } from '../data/typed-photo.ts';

const TypedExtra = z.object({
  extraLine: z.string(),
  extraAmount: z.string(),
  /** Hours from when it is asked; empty for any time. */
  extraAnswerIn: z.string().default(''),
});
type TypedExtra = z.infer<typeof TypedExtra>;

export const extraDraft = (place: string): TypedExtra | undefined => recallTyped(place, TypedExtra);

/** Takes a draft and its photo off the device. */
export async function putAway(place: string): Promise<void> {
  forgetTyped(place);
  await forgetTypedPhoto(place);
}
