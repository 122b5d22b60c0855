import sharp from 'sharp';
import type { Budgets } from '../recipes/picture.ts';

type Format = 'avif' | 'webp' | 'jpg';

// An AVIF that misses its budget is tried again at the next quality.
const avifQualities = [45, 40, 36, 32, 28];

async function avif(image: Buffer, budget: number): Promise<Buffer> {
  let best: Buffer = Buffer.alloc(0);
  for (const quality of avifQualities) {
    best = await sharp(image).avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer();
    if (best.length <= budget) break;
  }
  return best;
}

/** Encodes one size of a picture. AVIF keeps to the budget of its width (bytes) if any quality can. */
export function encode(image: Buffer, format: Format, width: number, budgets: Budgets): Promise<Buffer> {
  if (format === 'avif') return avif(image, budgets[width] ?? Number.POSITIVE_INFINITY);
  if (format === 'webp') return sharp(image).webp({ quality: 54, effort: 5 }).toBuffer();
  return sharp(image).jpeg({ quality: 58, mozjpeg: true }).toBuffer();
}
