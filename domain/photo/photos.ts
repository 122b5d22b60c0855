export const photoLimits = {
  maxFiles: 5,
  maxBytes: 8 * 1024 * 1024,
  /** Longest side in pixels; the browser scales down to it, and the check enforces it. */
  maxSide: 2560,
  /** Longest side in pixels. */
  thumbnailSide: 320,
} as const;

/** Largest photos of current phones, in pixels. */
const largestPhone = 8192 * 6144;
const alwaysAllowed = photoLimits.maxSide ** 2;
/** Cameras write a byte per two to ten pixels; a few bytes that announce millions are an attack. */
const pixelsPerByte = 32;

/** A file of this many bytes with more pixels is not decoded. */
export const maxPixels = (bytes: number): number =>
  Math.min(largestPhone, Math.max(alwaysAllowed, bytes * pixelsPerByte));

/** Sent with the PUT: its signed URL takes one upload only. */
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

/** By the first bytes (at least 12), whatever the name or declared type. */
export function sniffPhotoType(head: Uint8Array): PhotoType | undefined {
  const begins = (offset: number, ...bytes: number[]) => bytes.every((byte, i) => head[offset + i] === byte);
  if (begins(0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  const isRiff = begins(0, 0x52, 0x49, 0x46, 0x46);
  return isRiff && begins(8, 0x57, 0x45, 0x42, 0x50) ? 'image/webp' : undefined;
}

export const incomingPrefix = 'incoming/';
export const incomingDays = 7;
/** Redrawn photos: `checked/{tempId}/{random}.jpg` and a thumbnail. */
export const checkedPrefix = 'checked/';
/** A quarantined lead may be restored for 30 days, with its photos. */
export const checkedDays = 31;
/** Rejected files: `quarantine/{tempId}/{file}`, read by nothing. The stored prefix keeps its old name. */
export const quarantinePrefix = 'quarantine/';
export const rejectedDays = 30;
/** Photos of leads: `leads/{leadId}/{random}.jpg` and a thumbnail. */
export const keptPrefix = 'leads/';

/** `incoming/{tempId}/{random}.{jpg|png|webp}`. */
export const incomingPathPattern =
  /^incoming\/(?<tempId>[A-Za-z0-9_-]{8,64})\/(?<file>[A-Za-z0-9_-]{16,64}\.(?:jpg|png|webp))$/;

/** Undefined for a path that we never issue. */
export const tempIdOfPath = (path: string): string | undefined =>
  incomingPathPattern.exec(path)?.groups?.tempId;

/** Redrawn photos have one type, whatever was uploaded. */
export const checkedType = 'image/jpeg' satisfies PhotoType;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

export const keptPath = (upload: string, leadId: string): string =>
  `${keptPrefix}${leadId}/${nameOf(upload)}.${photoExtensions[checkedType]}`;

export const checkedPath = (upload: string): string =>
  `${checkedPrefix}${tempIdOfPath(upload)}/${nameOf(upload)}.${photoExtensions[checkedType]}`;

export const quarantinePath = (upload: string): string =>
  `${quarantinePrefix}${upload.slice(incomingPrefix.length)}`;

export const thumbnailPath = (photo: string): string => photo.replace(/\.jpg$/, '.thumb.jpg');

export const photosText = (count: number): string => (count === 1 ? 'a photo' : `${count} photos`);

/** Stands for the words of a message that has none. */
export const sentPhotosText = (count: number): string => `Sent ${photosText(count)}.`;

/** Whether a message with so many photos says anything besides them. */
export const hasWords = (text: string, count: number): boolean => text !== sentPhotosText(count);

export const uploadErrorNote = (filename: string): string => `[upload-error] ${filename}`;
