import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { homePictures } from '#pictures/recipes/home.ts';
import { sourceOf } from '#pictures/rendering/source.ts';

type Colour = readonly [red: number, green: number, blue: number];
const ink: Colour = [0x0b, 0x22, 0x33];
const paper: Colour = [0xff, 0xfd, 0xf9];

/** Relative luminance of WCAG 2.2. */
const luminance = ([red, green, blue]: Colour): number => {
  const linear = (value: number): number =>
    value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
const contrast = (first: Colour, second: Colour): number => {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

// Shares of the picture's width and height where pages set text.
const places = [
  { name: 'hero-home', text: 'ink', left: 0, right: 0.48, top: 0, bottom: 0.54 },
  { name: 'hero-home', text: 'paper', left: 0, right: 1, top: 0.59, bottom: 1 },
  { name: 'hero-home-phone', text: 'ink', left: 0, right: 1, top: 0, bottom: 0.22 },
  { name: 'hero-home-phone', text: 'paper', left: 0, right: 1, top: 0.56, bottom: 1 },
];

test.each(places)(
  '$text text passes AA on every pixel of its part of $name',
  async ({ name, text, ...part }) => {
    const picture = homePictures.find((candidate) => candidate.name === name);
    if (!picture) throw new Error(`no picture ${name}`);
    const { render } = await sourceOf(picture, join(import.meta.dirname, 'no-photos'));
    const { data, info } = await sharp(await render(412))
      .raw()
      .toBuffer({ resolveWithObject: true });
    let worst = Number.POSITIVE_INFINITY;
    for (let y = Math.floor(part.top * info.height); y < Math.floor(part.bottom * info.height); y += 1) {
      for (let x = Math.floor(part.left * info.width); x < Math.floor(part.right * info.width); x += 1) {
        const at = (y * info.width + x) * info.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        worst = Math.min(worst, contrast([red, green, blue], text === 'ink' ? ink : paper));
      }
    }
    expect(worst).toBeGreaterThanOrEqual(4.5);
  },
);
