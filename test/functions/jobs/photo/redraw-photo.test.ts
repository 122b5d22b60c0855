import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoLimits } from '#domain/photo/photos.ts';
import type { DrawnPhoto } from '#functions/jobs/photo/draw-photo.ts';
import { redrawPhoto } from '#functions/jobs/photo/redraw-photo.ts';
import { hostileFiles, jpegPhoto, largePhoto, phonePhoto, smuggled } from '../../../hostile-files.ts';

async function drawn(file: Buffer): Promise<DrawnPhoto> {
  const result = await redrawPhoto(file);
  return typeof result === 'object' ? result : expect.unreachable(`it was refused for its ${result}`);
}
/** A photo of one colour has too few bytes for its pixels. */
const asHeavyAsANoisyOne = (photo: Buffer) => Buffer.concat([photo, Buffer.alloc(500_000)]);
const facts = async (picture: Uint8Array) => {
  const { format, width, height, space } = await sharp(picture).metadata();
  return { format, width, height, space };
};
const colourAt = async (picture: Uint8Array, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test.each(Object.entries(hostileFiles))('%s', async (_, { make, becomes }) => {
  const file = await make();
  const result = await redrawPhoto(file);
  if (becomes !== 'photo') return expect(result).toBe(becomes);
  if (typeof result === 'string') return expect.unreachable(`it was refused for its ${result}`);
  for (const picture of [result.photo, result.thumbnail]) {
    expect(Buffer.from(picture).includes(smuggled)).toBe(false);
    const { format, exif, xmp, icc, iptc, comments, orientation, pages } = await sharp(picture).metadata();
    expect({ format, exif, xmp, icc, iptc, comments, orientation, pages }).toEqual({ format: 'jpeg' });
  }
});

test('a photo stands upright, as the phone meant it, and no longer tells where it was taken', async () => {
  const sideways = await phonePhoto(400, 200);
  const before = await sharp(sideways).metadata();
  expect(before).toMatchObject({ width: 400, height: 200, orientation: 6, hasProfile: true });
  expect(before.exif?.includes('Phone of Ana')).toBe(true);
  expect(before.xmp?.includes('Ana')).toBe(true);
  const { photo, thumbnail } = await drawn(sideways);
  expect(Buffer.from(photo).includes('Ana')).toBe(false);
  expect(await facts(photo)).toEqual({ format: 'jpeg', width: 200, height: 400, space: 'srgb' });
  expect(await facts(thumbnail)).toEqual({ format: 'jpeg', width: 160, height: 320, space: 'srgb' });
});

test('a large photo is scaled down, a small one is not scaled up', async () => {
  const large = await drawn(asHeavyAsANoisyOne(await largePhoto(5200, 2600)));
  expect(await facts(large.photo)).toMatchObject({ width: photoLimits.maxSide, height: 1280 });
  expect(await facts(large.thumbnail)).toMatchObject({ width: photoLimits.thumbnailSide, height: 160 });
  const small = await drawn(await jpegPhoto(40, 30));
  expect(await facts(small.photo)).toMatchObject({ width: 40, height: 30 });
  expect(await facts(small.thumbnail)).toMatchObject({ width: 40, height: 30 });
});

test('colors outside sRGB are converted, not reinterpreted', async () => {
  const create = { width: 64, height: 64, channels: 3, background: 'rgb(0, 200, 80)' } as const;
  const wide = await sharp({ create }).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
  const [red, green, blue] = await colourAt((await drawn(wide)).photo, 32, 32);
  expect([red, green, blue].map((value) => Math.round((value ?? 0) / 10))).toEqual([0, 20, 8]);
});

test.each(['png', 'webp'] as const)('what is transparent in a %s becomes white', async (format) => {
  const create = { width: 32, height: 32, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { photo } = await drawn(await sharp({ create })[format]().toBuffer());
  expect((await colourAt(photo, 16, 16)).every((value) => value > 250)).toBe(true);
});

test.each(['cmyk', 'b-w'] as const)('a photo in %s is taken', async (space) => {
  const { photo } = await drawn(
    await sharp(await jpegPhoto())
      .toColourspace(space)
      .jpeg()
      .toBuffer(),
  );
  expect(await facts(photo)).toMatchObject({ format: 'jpeg', width: 160, height: 120 });
});

test('drawing that takes too long is ended', async () => {
  expect(await redrawPhoto(asHeavyAsANoisyOne(await largePhoto(4000, 3000)), 1)).toBe('time');
});
