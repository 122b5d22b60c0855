import sharp from 'sharp';

/** A window into the drawing, in its own units. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

// Ripple filters read pixels from beside the window, so a margin is drawn and cut off again.
const margin = 32;
// Drawn at twice the size and reduced: displacement filters leave clean edges that way.
const oversample = 2;

/** Draws the part of an SVG that lies in the window, `width` pixels wide. */
export async function rasterise(svg: string, window: Window, width: number): Promise<Buffer> {
  const scale = (width * oversample) / window.width;
  const bleed = Math.round(margin * scale);
  const inner = { width: width * oversample, height: Math.round(window.height * scale) };
  const [outerWidth, outerHeight] = [inner.width + 2 * bleed, inner.height + 2 * bleed];
  const viewBox = [
    window.left - bleed / scale,
    window.top - bleed / scale,
    outerWidth / scale,
    outerHeight / scale,
  ].join(' ');
  const source = svg.replace(
    /<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}" viewBox="${viewBox}">`,
  );
  const large = await sharp(Buffer.from(source), { limitInputPixels: false })
    .extract({ left: bleed, top: bleed, ...inner })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(large).resize({ width }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

/** The colour that stands for a picture until it has loaded: its mean, as #rrggbb. */
export async function meanColour(image: Buffer): Promise<string> {
  const { channels } = await sharp(image).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
