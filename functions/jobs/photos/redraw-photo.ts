import { type PhotoType, photoLimits, sniffPhotoType } from '#domain/photos.ts';
import { dropVips, type Image, startVips, type Vips } from './vips.ts';

/** A photo drawn anew: a JPEG in sRGB, upright, without any metadata. */
export interface RedrawnPhoto {
  readonly photo: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** Why a file is no photo that may be shown. */
export type Refusal = 'size' | 'type' | 'scans' | 'pixels' | 'content';

/** The quality of what the browser uploads, so that the second drawing costs nothing that an eye would see. */
const quality = { photo: 86, thumbnail: 80 } as const;

/**
 * A progressive JPEG may paint all its pixels over and over: 150 kB can hold thousands of scans, a minute of
 * work. Cameras write about ten. Other data behind a photo holds the marker once in 64 kB by chance, hence at
 * most some 130 times within the limit on size.
 */
const maxScans = 250;
const scanMarker = Buffer.from([0xff, 0xda]);

function countScans(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(scanMarker); at !== -1; at = file.indexOf(scanMarker, at + 2)) count += 1;
  return count;
}

/** Reads the header only; pixels follow when they are asked for. Nothing but the named decoder is tried. */
function open({ Image }: Vips, type: PhotoType, file: Uint8Array, shrink = 1): Image {
  const reading = { access: 'sequential', fail_on: 'truncated' } as const;
  switch (type) {
    case 'image/jpeg':
      return Image.jpegloadBuffer(file, { ...reading, shrink });
    case 'image/png':
      return Image.pngloadBuffer(file, reading);
    case 'image/webp':
      return Image.webploadBuffer(file, reading);
  }
}

/** By how much a JPEG may be shrunk while it is decoded, which costs a fraction of decoding it whole. */
const shrinkOf = ({ width, height }: Image): number =>
  [8, 4, 2].find((factor) => Math.max(width, height) / factor >= photoLimits.maxSide) ?? 1;

const within = (side: number) =>
  ({ height: side, size: 'down', output_profile: 'srgb', fail_on: 'truncated' }) as const;

function draw(vips: Vips, type: PhotoType, file: Uint8Array): RedrawnPhoto | Refusal {
  using whole = open(vips, type, file);
  if (whole.width * whole.height > photoLimits.maxPixels) return 'pixels';
  using source = open(vips, type, file, shrinkOf(whole));
  using scaled = source.thumbnailImage(photoLimits.maxSide, within(photoLimits.maxSide));
  // JPEG knows no transparency and would show it black.
  using opaque = scaled.hasAlpha() ? scaled.flatten({ background: [255, 255, 255] }) : scaled.copy();
  using drawn = opaque.copyMemory();
  using small = drawn.thumbnailImage(photoLimits.thumbnailSide, within(photoLimits.thumbnailSide));
  return {
    photo: drawn.jpegsaveBuffer({ Q: quality.photo, keep: 'none' }),
    thumbnail: small.jpegsaveBuffer({ Q: quality.thumbnail, keep: 'none' }),
  };
}

/**
 * Decodes a file and draws what it shows anew, scaled down to the largest size that is kept. What else the
 * file held is gone: the place where it was taken, an animation's other frames, a page or an archive hidden in
 * it. Answers why not when it is no whole JPEG, PNG or WebP or would cost too much to decode.
 */
export async function redrawPhoto(file: Buffer): Promise<RedrawnPhoto | Refusal> {
  if (file.length > photoLimits.maxBytes) return 'size';
  const type = sniffPhotoType(file);
  if (type === undefined) return 'type';
  if (type === 'image/jpeg' && countScans(file) > maxScans) return 'scans';
  const vips = await startVips();
  try {
    return draw(vips, type, file);
  } catch (error) {
    if (error instanceof WebAssembly.Exception) return 'content';
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    // The file has brought the decoder down, and left it in pieces.
    dropVips();
    return 'content';
  }
}
