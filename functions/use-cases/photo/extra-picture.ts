import type { Extra } from '#domain/offer/extra.ts';
import { mailedPicture } from './mailed-picture.ts';
import { onceChecked } from './once-checked.ts';

/** The picture that goes with the email about extra work; without it the email goes all the same. */
export const extraPicture = async ({ photo }: Pick<Extra, 'photo'>): Promise<Uint8Array | undefined> =>
  photo === undefined ? undefined : mailedPicture(photo, onceChecked);
