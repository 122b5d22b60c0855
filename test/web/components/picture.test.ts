import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '#web/components/picture.tsx';
import { pictures, picturesVersion } from '#web/pictures/manifest.ts';

const markupOf = (props: Parameters<typeof Picture>[0]): string =>
  renderToStaticMarkup(createElement(Picture, props));
const common = { name: 'area-malibu', sizes: '100vw', alt: 'A runabout off Malibu' } as const;

test('a picture offers AVIF first, then WebP, then a JPEG', () => {
  const markup = markupOf(common);
  const [avif, webp, jpeg] = ['image/avif', 'image/webp', 'area-malibu-824.jpg'].map((part) =>
    markup.indexOf(part),
  );
  expect([avif, webp, jpeg]).not.toContain(-1);
  expect([avif, webp, jpeg].toSorted((a = 0, b = 0) => a - b)).toEqual([avif, webp, jpeg]);
});

test('every width of a picture is offered under its versioned address', () => {
  const markup = markupOf(common);
  for (const width of pictures['area-malibu'].widths) {
    expect(markup).toContain(`/pictures/${picturesVersion}/area-malibu-${width}.avif ${width}w`);
  }
});

test('a picture reserves its space and shows its mean color until it has loaded', () => {
  const { width, height, placeholder } = pictures['area-malibu'];
  const markup = markupOf(common);
  expect(markup).toContain(`width="${width}" height="${height}"`);
  expect(markup).toContain(`background-color:${placeholder}`);
});

test('a picture loads lazily unless it has priority', () => {
  expect(markupOf(common)).toContain('loading="lazy"');
  const first = markupOf({ ...common, priority: true });
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

test('a phone gets its own crop and never both', () => {
  const markup = markupOf({ ...common, name: 'hero-home', narrow: 'hero-home-phone' });
  const narrow = markup.indexOf('hero-home-phone-412.avif');
  expect(markup.slice(0, narrow)).not.toContain('hero-home-412.avif');
  expect(markup.match(/media="\(max-width: 767px\)"/g)).toHaveLength(2);
});
