import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from './recipes/catalogue.ts';
import { type Picture, shapes } from './recipes/picture.ts';
import { publicFiles } from './recipes/public-files.ts';
import { encode } from './rendering/encode.ts';
import { meanColour } from './rendering/raster.ts';
import {
  filesOf,
  manifestSource,
  type Rendered,
  type RenderRecord,
  readRecord,
  writeRecord,
} from './rendering/record.ts';
import { type Source, sourceOf } from './rendering/source.ts';

const photos = join(import.meta.dirname, 'photos');
const web = join(import.meta.dirname, '../web');
const rendered = join(web, 'pictures/rendered');
const publicFolder = join(web, 'public');
const recordFile = join(rendered, 'record.json');

async function render({ name, shape }: Picture, { hash, drawn, render: draw }: Source): Promise<Rendered> {
  const { widths, fallback, budgets } = shapes[shape];
  let placeholder = '#ffffff';
  for (const width of widths) {
    const image = await draw(width);
    if (width === widths[0]) placeholder = await meanColour(image);
    const formats = width === fallback ? (['avif', 'webp', 'jpg'] as const) : (['avif', 'webp'] as const);
    for (const format of formats) {
      await writeFile(
        join(rendered, `${name}-${width}.${format}`),
        await encode(image, format, width, budgets),
      );
    }
  }
  return { hash, drawn, placeholder };
}

/** Renders what changed since the last time, and forgets files that no picture has any more. */
async function renderPictures(): Promise<void> {
  await mkdir(rendered, { recursive: true });
  const before = await readRecord(recordFile);
  const present = new Set(await readdir(rendered));
  const record: Record<string, Rendered> = {};
  let changed = 0;
  for (const picture of catalogue) {
    const source = await sourceOf(picture, photos);
    const known = before[picture.name];
    const complete = filesOf(picture).every((file) => present.has(file));
    if (known?.hash === source.hash && complete) {
      record[picture.name] = known;
      continue;
    }
    record[picture.name] = await render(picture, source);
    changed += 1;
    console.log(`${picture.name}${source.drawn ? '' : ' (photo)'}`);
    // Written after each picture, so that an interrupted run goes on where it stopped.
    await writeRecord(recordFile, { ...before, ...record } satisfies RenderRecord);
  }
  const wanted = new Set(['record.json', ...catalogue.flatMap(filesOf)]);
  for (const file of present) if (!wanted.has(file)) await rm(join(rendered, file));
  await writeRecord(recordFile, record);
  await writeFile(join(web, 'pictures/manifest.ts'), manifestSource(catalogue, record));
  console.log(`${changed} of ${catalogue.length} pictures rendered.`);
}

/** Icons, flags and Open Graph images, which have fixed names under web/public. They take seconds. */
async function renderPublicFiles(): Promise<void> {
  for (const { file, render: draw } of publicFiles) {
    const target = join(publicFolder, file);
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, await draw());
  }
  console.log(`${publicFiles.length} icons, flags and sharing images written.`);
}

await renderPictures();
await renderPublicFiles();
