import createVips from 'wasm-vips';
import { maxPixels, type PhotoType, photoLimits } from '#domain/photo/photos.ts';

type Vips = typeof createVips;
type Image = createVips.Image;

/** A redrawn photo: an upright sRGB JPEG without metadata. */
export interface DrawnPhoto {
  readonly photo: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/** The browser's own upload quality, so redrawing loses nothing visible. */
const quality = { photo: 86, thumbnail: 80 } as const;

async function loadVips(): Promise<Vips> {
  const vips = await createVips({
    // JPEG XL and HEIF decoders are separate files. What is not loaded cannot be attacked.
    dynamicLibraries: [],
    // libvips' warnings about broken files would only clutter the log.
    preRun: ({ ENV }) => {
      ENV.VIPS_WARNING = '0';
    },
    printErr: () => undefined,
  });
  vips.concurrency(1);
  // No photo comes twice, so results are not cached.
  vips.Cache.max(0);
  return vips;
}

let loading: Promise<Vips> | undefined;

/** Reads the header only; pixels are decoded on demand, by the named decoder alone. */
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

/** The factor by which a JPEG can be shrunk while decoding, which is much cheaper than decoding it whole. */
const shrinkOf = ({ width, height }: Image): number =>
  [8, 4, 2].find((factor) => Math.max(width, height) / factor >= photoLimits.maxSide) ?? 1;

const within = (side: number) =>
  ({ height: side, size: 'down', output_profile: 'srgb', fail_on: 'truncated' }) as const;

function draw(vips: Vips, type: PhotoType, file: Uint8Array): DrawnPhoto | 'pixels' {
  using whole = open(vips, type, file);
  if (whole.width * whole.height > maxPixels(file.length)) return 'pixels';
  using source = open(vips, type, file, shrinkOf(whole));
  using scaled = source.thumbnailImage(photoLimits.maxSide, within(photoLimits.maxSide));
  // JPEG has no transparency and would show it black.
  using opaque = scaled.hasAlpha() ? scaled.flatten({ background: [255, 255, 255] }) : scaled.copy();
  using drawn = opaque.copyMemory();
  using small = drawn.thumbnailImage(photoLimits.thumbnailSide, within(photoLimits.thumbnailSide));
  return {
    photo: drawn.jpegsaveBuffer({ Q: quality.photo, keep: 'none' }),
    thumbnail: small.jpegsaveBuffer({ Q: quality.thumbnail, keep: 'none' }),
  };
}

/** `pixels`: too large. `content`: cannot be decoded, and may leave this thread's decoder unusable. */
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
