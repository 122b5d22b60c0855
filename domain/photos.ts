/** What the booking form takes as photos (SPEC sections 5 and 9). Free of zod. */
export const photoLimits = {
  maxFiles: 5,
  maxBytes: 8 * 1024 * 1024,
  /** Longest side in pixels after the browser has scaled a photo down. */
  maxSide: 2560,
} as const;

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

/** The type that a photo's path names, whatever type it was uploaded with; undefined for any other path. */
export const photoTypeOfPath = (path: string): PhotoType | undefined =>
  photoTypes.find((type) => path.endsWith(`.${photoExtensions[type]}`));

/** A photo's type by its first bytes (at least 12), whatever its name or declared type says. */
export function sniffPhotoType(head: Uint8Array): PhotoType | undefined {
  const begins = (offset: number, ...bytes: number[]) => bytes.every((byte, i) => head[offset + i] === byte);
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  const isRiff = begins(0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && begins(8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : undefined;
}

/** Where an upload lands until a lead refers to it; objects there expire after seven days. */
export const incomingPrefix = 'incoming/';
/** Where the photos of a lead are kept: `leads/{leadId}/{file}`. */
export const keptPrefix = 'leads/';

/** Object key of an upload: `incoming/{tempId}/{random}.{jpg|png|webp}`. */
export const incomingPathPattern =
  /^incoming\/(?<tempId>[A-Za-z0-9_-]{8,64})\/(?<file>[A-Za-z0-9_-]{16,64}\.(?:jpg|png|webp))$/;

/** The temp id in a photo path, or undefined for a path that we never issue. */
export const tempIdOfPath = (path: string): string | undefined =>
  incomingPathPattern.exec(path)?.groups?.tempId;

/** The line in a lead's notes that tells of a photo which did not arrive. */
export const uploadErrorNote = (filename: string): string => `[upload-error] ${filename}`;
