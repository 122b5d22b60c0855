import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const file = path.join(import.meta.dirname, '../../web/public/favicon.ico');

/** The pictures of an icon file, by the directory at its beginning. */
function picturesOf(icon: Buffer): { readonly size: number; readonly content: Buffer }[] {
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = icon.readUInt32LE(entry + 12);
    const content = icon.subarray(offset, offset + icon.readUInt32LE(entry + 8));
    return { size: icon.readUInt8(entry), content };
  });
}

test('the icon that browsers ask for by themselves shows the mark in three sizes', async () => {
  const pictures = picturesOf(await readFile(file));
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, content } of pictures) {
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    // The paper-white mark on ink: a plain square would have next to no contrast.
    const [red] = (await sharp(content).removeAlpha().stats()).channels;
    expect(red?.stdev).toBeGreaterThan(30);
  }
});
