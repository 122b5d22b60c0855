import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { areas } from '#domain/place/areas.ts';
import { packageIds } from '#domain/price/packages.ts';
import { catalogue } from '#pictures/recipes/catalogue.ts';
import { type Picture, shapes } from '#pictures/recipes/picture.ts';
import { filesOf, manifestSource, readRecord } from '#pictures/rendering/record.ts';
import { sourceOf } from '#pictures/rendering/source.ts';
import { pictures } from '#web/pictures/manifest.ts';

const folder = join(import.meta.dirname, '../../web/pictures');
const rendered = join(folder, 'rendered');
const names = catalogue.map(({ name }) => name);

const pictureOf = (name: string): Picture => {
  const picture = catalogue.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`no picture ${name}`);
  return picture;
};

test('no two pictures share a name', () => {
  expect(new Set(names).size).toBe(names.length);
});

test.each(areas.map(({ slug }) => slug))('%s has a hero, a card and three pictures of work', (slug) => {
  const own = ['', '-card', '-1', '-2', '-3'].map((suffix) => `area-${slug}${suffix}`);
  expect(names).toEqual(expect.arrayContaining(own));
});

test.each(packageIds)('the package %s has a picture', (id) => {
  expect(names).toContain(`package-${id}`);
});

test('the gallery has six pairs, each before and after', () => {
  const before = names.filter((name) => /^pair-.*-before$/.test(name));
  expect(before).toHaveLength(6);
  expect(names).toEqual(expect.arrayContaining(before.map((name) => name.replace(/before$/, 'after'))));
});

test('the manifest is the one that the record gives', async () => {
  expect(Object.keys(pictures).toSorted()).toEqual(names.toSorted());
  const source = manifestSource(catalogue, await readRecord(join(rendered, 'record.json')));
  expect(await readFile(join(folder, 'manifest.ts'), 'utf8')).toBe(source);
});

test('no recipe has changed since its picture was rendered', async () => {
  const record = await readRecord(join(rendered, 'record.json'));
  const stale: string[] = [];
  for (const picture of catalogue) {
    const { hash } = await sourceOf(picture, join(import.meta.dirname, '../../pictures/photos'));
    if (record[picture.name]?.hash !== hash) stale.push(picture.name);
  }
  expect(stale, 'run `npm run pictures`').toEqual([]);
});

test('the folder holds every file of every picture and nothing else', async () => {
  const wanted = ['record.json', ...catalogue.flatMap(filesOf)];
  expect((await readdir(rendered)).toSorted()).toEqual(wanted.toSorted());
});

test('every AVIF keeps to the budget of its width', async () => {
  const over: string[] = [];
  for (const { name, shape } of catalogue) {
    for (const [width, budget] of Object.entries(shapes[shape].budgets)) {
      const { size } = await stat(join(rendered, `${name}-${width}.avif`));
      if (size > budget) over.push(`${name}-${width}: ${size} bytes`);
    }
  }
  expect(over).toEqual([]);
});

test('all files together stay under 12 MB', async () => {
  const files = await readdir(rendered);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(rendered, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
});

test('the same recipe draws the same picture', () => {
  const { draw } = pictureOf('area-malibu');
  expect(draw()).toBe(draw());
});

test('a photo of the same name replaces the drawing, cropped to its shape, without its metadata', async () => {
  const photos = await mkdtemp(join(tmpdir(), 'photos-'));
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toFile(join(photos, 'area-malibu.jpg'));
  const source = await sourceOf(pictureOf('area-malibu'), photos);
  const { width, height, exif } = await sharp(await source.render(824)).metadata();
  expect({ drawn: source.drawn, width, height, exif }).toEqual({
    drawn: false,
    width: 824,
    height: Math.round((824 * 720) / 1280),
    exif: undefined,
  });
  await rm(photos, { recursive: true });
});

test('the manifest tells photos from drawings', () => {
  const entry = { hash: '0', placeholder: '#123456' };
  const picture = pictureOf('area-malibu');
  expect(manifestSource([picture], { 'area-malibu': { ...entry, drawn: false } })).toContain(
    "('#123456', false)",
  );
  expect(manifestSource([picture], { 'area-malibu': { ...entry, drawn: true } })).toContain("('#123456')");
});
