import { expect, test } from 'vitest';
import { areaTexts } from '#content/area-texts.ts';
import { areaNotes } from '#content/areas/notes.ts';
import { faq } from '#content/faq.ts';
import { gallery } from '#content/gallery.ts';
import { packages as packageWords } from '#content/packages.ts';
import { sampleReviews } from '#content/samples/reviews.ts';
import { sampleTestimonials } from '#content/samples/testimonials.ts';
import { testimonials } from '#content/testimonials.ts';
import { areas, waxInterval } from '#domain/place/areas.ts';

const descriptions = [...Object.values(areaTexts), ...Object.values(packageWords)].map(
  ({ description }) => description,
);

test('there are texts for exactly the areas that we serve', () => {
  expect(Object.keys(areaTexts).sort()).toEqual(areas.map(({ slug }) => slug).sort());
});

test.each(areas.map(({ slug, water }) => ({ slug, water })))(
  '$slug: the page has all its texts',
  ({ slug, water }) => {
    const text = areaTexts[slug];
    expect(text?.title).toMatch(/^Boat detailing /);
    expect(text?.water).toContain(waxInterval[water].replace('every ', ''));
    expect(text?.reach.length).toBeGreaterThanOrEqual(2);
    expect(areaNotes[slug]?.length).toBeGreaterThanOrEqual(2);
    expect(new Set([text?.heroAlt, ...(text?.pictureAlts ?? [])]).size).toBe(4);
  },
);

test.each(areas.map(({ slug }) => ({ slug })))('$slug: nearby areas exist and are others', ({ slug }) => {
  const nearby = areaTexts[slug]?.nearby ?? [];
  expect(nearby.length).toBeGreaterThanOrEqual(3);
  expect(new Set(nearby).size).toBe(nearby.length);
  expect(nearby).not.toContain(slug);
  for (const near of nearby) expect(areaTexts).toHaveProperty([near]);
});

test('meta descriptions are unique and fit a search result', () => {
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(155);
  }
});

test('invented words are named as such', () => {
  for (const { name } of [...sampleTestimonials, ...sampleReviews]) expect(name).toMatch(/\bSample$/);
});

test('testimonials name areas that we serve', () => {
  const names = areas.map(({ name }) => name);
  for (const { area } of [...testimonials, ...sampleTestimonials]) expect(names).toContain(area);
});

test('the gallery has six pairs, each with its own pictures and alternative texts', () => {
  expect(gallery).toHaveLength(6);
  const words = gallery.flatMap(({ before, after, beforeAlt, afterAlt }) => [
    before,
    after,
    beforeAlt,
    afterAlt,
  ]);
  expect(new Set(words).size).toBe(words.length);
  expect(gallery.some(({ priority }) => priority)).toBe(true);
});

test('each question is asked once', () => {
  expect(faq.length).toBeGreaterThanOrEqual(12);
  expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length);
});
