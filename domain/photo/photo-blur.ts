import type { JobPhoto } from './job-photo.ts';
import { incomingPrefix } from './photos.ts';

/** The photo with its blurred file in place of what was shown; the first file stays its original. */
export const blurred = (photo: JobPhoto, path: string): JobPhoto =>
  photo.path === path ? photo : { ...photo, path, original: photo.original ?? photo.path };

export function unblurred({ original, ...photo }: JobPhoto): JobPhoto {
  return original === undefined ? photo : { ...photo, path: original };
}

/** The photo whose blurred file was no photo: its original, which nobody else sees. */
export const withoutItsBlur = (photo: JobPhoto): JobPhoto => ({ ...unblurred(photo), private: true });

interface WantedBlurs {
  readonly blur: readonly { readonly id: string }[];
  readonly unblur: readonly string[];
}

/** Why a blur can't be made or undone; undefined when it can. */
export function blurRefusal(photos: readonly JobPhoto[], { blur, unblur }: WantedBlurs): string | undefined {
  const named = photos.filter(({ id }) => blur.some((wanted) => wanted.id === id));
  if (named.some(({ path }) => path.startsWith(incomingPrefix))) {
    return 'This photo is still being checked. Try again in a moment.';
  }
  const isSeen = photos.some(
    ({ id, original, private: isPrivate, consent }) =>
      unblur.includes(id) && original !== undefined && (!isPrivate || consent?.publish),
  );
  return isSeen
    ? 'The blur can only be undone while you keep the photo to yourself and nobody has allowed showing it.'
    : undefined;
}
