import { maxJobPhotos } from '#domain/photo/job-photo.ts';
import { photoMessages, sniffPhotoType } from '#domain/photo/photos.ts';
import { counted } from '#domain/plain-text.ts';
import { isTooLarge, preparePhoto } from '../../photo/prepare-photo.ts';

/** Why a file can't be one of the photos, in a sentence. */
export class NoPhoto extends Error {
  override readonly name = 'NoPhoto';
}

const sentences = {
  empty: 'This file is empty. Choose it again.',
  video: 'This is a video. Take or choose a photo instead.',
  heic: 'This is a HEIC photo, which browsers can’t read. Take it with the camera here, or save it as JPEG.',
  unreadable:
    'This phone couldn’t open the photo: it’s damaged, or too large for this phone. Take it again, or choose another one.',
} as const;

/** Of more photos than there is room for. */
export const leftOutText = (count: number): string =>
  `A job takes ${maxJobPhotos} photos in all, so ${counted(count, 'photo was', 'photos were')} left out.`;

/** Kinds of the container that videos and HEIC photos share, by the brand in its head. */
function boxedProblem(head: Uint8Array): keyof typeof sentences | undefined {
  const text = String.fromCharCode(...head);
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  return /^(?:heic|heix|heim|heis|mif1|msf1|hevc)/.test(text.slice(8, 12)) ? 'heic' : 'video';
}

/** Throws NoPhoto for what shows already in its first bytes that it is none. */
export async function unlessNoPhoto(file: File): Promise<void> {
  if (file.size === 0) throw new NoPhoto(sentences.empty);
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (sniffPhotoType(head) === undefined) {
    const problem = boxedProblem(head) ?? (file.type.startsWith('video/') ? 'video' : undefined);
    throw new NoPhoto(problem ? sentences[problem] : `${photoMessages.type}.`);
  }
}

/** The photo as it is sent: scaled down, without where it was taken. Throws NoPhoto. */
export async function jobPhotoOf(file: File): Promise<Blob> {
  await unlessNoPhoto(file);
  const blob = await preparePhoto(file).catch(() => undefined);
  if (!blob) throw new NoPhoto(sentences.unreadable);
  if (isTooLarge(blob)) throw new NoPhoto(`${photoMessages.size}.`);
  return blob;
}
