import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleReviews } from '#content/samples/reviews.ts';
import { sampleTestimonials } from '#content/samples/testimonials.ts';

const seconds = 1000;
let folder: string;
let said: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/build.ts', '--out', folder]);
  said = stdout;
}, 120 * seconds);

afterAll(() => rm(folder, { recursive: true }));

test('no file of the production build holds an invented testimonial or review', async () => {
  const invented = [...sampleTestimonials, ...sampleReviews].flatMap(({ name, quote }) => [name, quote]);
  let files = 0;
  for await (const file of glob('**/*.{html,js,json}', { cwd: folder })) {
    files += 1;
    const text = await readFile(path.join(folder, file), 'utf8');
    expect(
      invented.filter((words) => text.includes(words)),
      file,
    ).toEqual([]);
  }
  expect(files).toBeGreaterThan(60);
});

test('the production build says who supplies the real ones', () => {
  expect(said).toContain('The owner adds real ones in the admin');
});
