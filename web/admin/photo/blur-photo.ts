import type { BlurArea } from '#domain/photo/blur-area.ts';
import { drawingOn, jpegOf } from '../../photo/prepare-photo.ts';

/** Along the longer side of what is blurred: no letter survives in so few. */
const spots = 6;

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Else the canvas couldn't be read.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });

/** The photo with an area washed out: few spots take the place of what was there. */
export async function blurPhoto(url: string, area: BlurArea): Promise<Blob> {
  const photo = await loaded(url);
  const { naturalWidth: wide, naturalHeight: high } = photo;
  const [left, top] = [(area.left * wide) / 100, (area.top * high) / 100];
  const [width, height] = [(area.width * wide) / 100, (area.height * high) / 100];
  const longer = Math.max(width, height);
  const small = canvasOf((spots * width) / longer, (spots * height) / longer);
  drawingOn(small).drawImage(photo, left, top, width, height, 0, 0, small.width, small.height);
  const whole = canvasOf(wide, high);
  const drawing = drawingOn(whole);
  drawing.drawImage(photo, 0, 0);
  drawing.drawImage(small, left, top, width, height);
  return jpegOf(whole);
}
