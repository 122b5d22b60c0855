import { photoLimits, photoMessages, sniffPhotoType } from '#domain/photo/photos.ts';

/** Every browser can encode JPEG, and it stores a photo in the least space. */
const output = { type: 'image/jpeg', quality: 0.86 } as const;
export const preparedType = output.type;

/** Why a file cannot be accepted, or undefined. Judged by its first bytes, whatever its name. */
export async function refusalOf(file: File): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return sniffPhotoType(head) === undefined ? photoMessages.type : undefined;
}

export const isTooLarge = ({ size }: Blob): boolean => size > photoLimits.maxBytes;

/** Scales down, never up, until the longest side fits. */
export function scaledDown(width: number, height: number, maxSide: number = photoLimits.maxSide) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be drawn.'))),
      output.type,
      output.quality,
    );
  });

/** For photos drawn larger or smaller. */
export function drawingOn(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Redrawing drops all EXIF data, above all the location. Throws for a file that the browser cannot read. */
export async function preparePhoto(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = Object.assign(document.createElement('canvas'), scaledDown(bitmap.width, bitmap.height));
  const context = drawingOn(canvas);
  context.fillStyle = 'white'; // JPEG knows no transparency and would show it black
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return jpegOf(canvas);
}
