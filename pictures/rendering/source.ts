import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, shapes } from '../recipes/picture.ts';
import { rasterise } from './raster.ts';

/** Where a picture comes from, and a hash of everything that its files depend on. */
export interface Source {
  readonly hash: string;
  /** False when the owner's photo has taken the drawing's place. */
  readonly drawn: boolean;
  /** The picture as PNG, `width` pixels wide. */
  readonly render: (width: number) => Promise<Buffer>;
}

// Part of every hash: raise it when rasterising or encoding changes.
const pipeline = 1;

const readPhoto = (folder: string, name: string): Promise<Buffer | undefined> =>
  readFile(join(folder, `${name}.jpg`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The owner's photo of that name if there is one, else the drawing. A photo is cropped to the drawing's shape. */
export async function sourceOf({ name, shape, window, draw }: Picture, photos: string): Promise<Source> {
  const { width: fullWidth, height: fullHeight } = shapes[shape];
  const hashOf = (content: string | Buffer): string =>
    createHash('sha256')
      .update(JSON.stringify([pipeline, shapes[shape], window]))
      .update(content)
      .digest('hex')
      .slice(0, 16);
  const photo = await readPhoto(photos, name);
  if (photo) {
    const render = (width: number): Promise<Buffer> =>
      sharp(photo)
        .autoOrient()
        .resize({
          width,
          height: Math.round((width * fullHeight) / fullWidth),
          fit: 'cover',
          position: 'attention',
        })
        .toColourspace('srgb')
        .png()
        .toBuffer();
    return { hash: hashOf(photo), drawn: false, render };
  }
  const svg = draw();
  return { hash: hashOf(svg), drawn: true, render: (width) => rasterise(svg, window, width) };
}
