/** What the booking form takes as photos. Free of zod. */
export const photoLimits = {
  maxFiles: 5,
  maxBytes: 8 * 1024 * 1024,
  /** Longest side in pixels of a photo that is kept; the browser scales down to it, and the check sees to it. */
  maxSide: 2560,
  /** Longest side in pixels of the small picture beside it. */
  thumbnailSide: 320,
} as const;

/** Width times height of the largest photos that phones take. */
const largestPhone = 8192 * 6144;
/** Any photo may have as many pixels as the browser uploads. */
const alwaysAllowed = photoLimits.maxSide ** 2;
/** Cameras write a byte for every two to ten pixels; a few bytes that claim millions are an attack. */
const pixelsPerByte = 32;

/** Width times height beyond which a file of so many bytes is not even decoded. */
export const mostPixels = (bytes: number): number =>
  Math.min(largestPhone, Math.max(alwaysAllowed, bytes * pixelsPerByte));

/** What the PUT of a photo must send besides its type: its address takes one upload and no second. */
export const uploadHeaders = { 'if-none-match': '*' } as const;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

export const photoExtensions: Record<PhotoType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export const photoMessages = {
  type: 'Only JPEG, PNG, and WebP images are allowed',
  size: `File must be smaller than ${photoLimits.maxBytes / 1024 / 1024}MB`,
  count: `Maximum ${photoLimits.maxFiles} files allowed`,
} as const;

/** A photo's type by its first bytes (at least 12), whatever its name or declared type says. */
export function sniffPhotoType(head: Uint8Array): PhotoType | undefined {
  const begins = (offset: number, ...bytes: number[]) => bytes.every((byte, i) => head[offset + i] === byte);
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  const isRiff = begins(0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && begins(8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : undefined;
}

/** Where an upload lands. The check leaves an empty object in its place, which expires with the rest after some days. */
export const incomingPrefix = 'incoming/';
/** Where the check puts what it has drawn anew: `checked/{tempId}/{random}.jpg` and its thumbnail. */
export const checkedPrefix = 'checked/';
/** Days for which a checked photo waits for a lead. A trapped lead may be restored for 30, its photos with it. */
export const checkedDays = 31;
/** Where the check puts what is no photo: `quarantine/{tempId}/{file}`. No part of the product reads it. */
export const quarantinePrefix = 'quarantine/';
/** Where the photos of a lead are kept: `leads/{leadId}/{random}.jpg` and its thumbnail. */
export const keptPrefix = 'leads/';

/** Object key of an upload: `incoming/{tempId}/{random}.{jpg|png|webp}`. */
export const incomingPathPattern =
  /^incoming\/(?<tempId>[A-Za-z0-9_-]{8,64})\/(?<file>[A-Za-z0-9_-]{16,64}\.(?:jpg|png|webp))$/;

/** The temp id in a photo path, or undefined for a path that we never issue. */
export const tempIdOfPath = (path: string): string | undefined =>
  incomingPathPattern.exec(path)?.groups?.tempId;

/** The check draws every photo anew in this one type, whatever it was uploaded as. */
export const checkedType = 'image/jpeg' satisfies PhotoType;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

/** Where a lead keeps the checked photo of an upload. */
export const keptPath = (upload: string, leadId: string): string =>
  `${keptPrefix}${leadId}/${nameOf(upload)}.${photoExtensions[checkedType]}`;

/** Where the check puts the photo of an upload. */
export const checkedPath = (upload: string): string =>
  `${checkedPrefix}${tempIdOfPath(upload)}/${nameOf(upload)}.${photoExtensions[checkedType]}`;

/** Where the check puts an upload that is no photo. */
export const quarantinePath = (upload: string): string =>
  `${quarantinePrefix}${upload.slice(incomingPrefix.length)}`;

/** The small picture beside a checked or kept photo. */
export const thumbnailPath = (photo: string): string => photo.replace(/\.jpg$/, '.thumb.jpg');

/** The line in a lead's notes that tells of a photo which did not arrive. */
export const uploadErrorNote = (filename: string): string => `[upload-error] ${filename}`;
