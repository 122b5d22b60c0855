import createVips from 'wasm-vips';
import { mostPixels, type PhotoType, photoLimits } from '#domain/photos.ts';

type Vips = typeof createVips;
type Image = createVips.Image;

/** A photo drawn anew: a JPEG in sRGB, upright, without any metadata. */
export interface DrawnPhoto {
  readonly photo: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** The quality of what the browser uploads, so that the second drawing costs nothing that an eye would see. */
const quality = { photo: 86, thumbnail: 80 } as const;

async function loadVips(): Promise<Vips> {
  const vips = await createVips({
    // The decoders of JPEG XL and HEIF are files of their own. What is not loaded cannot be attacked.
    dynamicLibraries: [],
    // What libvips says about broken files would be lines in the log that no person can use.
    preRun: ({ ENV }) => {
      ENV.VIPS_WARNING = '0';
    },
    printErr: () => undefined,
  });
  vips.concurrency(1);
  // No photo comes twice, so finished work is not kept.
  vips.Cache.max(0);
  return vips;
}

let loading: Promise<Vips> | undefined;

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

function draw(vips: Vips, type: PhotoType, file: Uint8Array): DrawnPhoto | 'pixels' {
  using whole = open(vips, type, file);
  if (whole.width * whole.height > mostPixels(file.length)) return 'pixels';
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
 * Decodes a file and draws what it shows anew, scaled down to the largest size that is kept. Answers `pixels`
 * when the picture is too large to be decoded and `content` when it cannot be. After a file that brings the
 * decoder down (`content` as well) this thread's decoder is of no use; see redraw-photo.ts.
 */
export async function drawPhoto(
  type: PhotoType,
  file: Uint8Array,
): Promise<DrawnPhoto | 'pixels' | 'content'> {
  loading ??= loadVips();
  const vips = await loading;
  try {
    return draw(vips, type, file);
  } catch (error) {
    const isOfTheFile = error instanceof WebAssembly.Exception || error instanceof WebAssembly.RuntimeError;
    if (isOfTheFile) return 'content';
    throw error;
  }
}
