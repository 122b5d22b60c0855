import { expect, test } from 'vitest';
import { areas } from '#domain/place/areas.ts';

test('an area names the city of an address there, not its harbor or lake', () => {
  const cityOf = Object.fromEntries(areas.map(({ slug, city }) => [slug, city]));
  expect(cityOf).toMatchObject({
    'marina-del-rey': 'Marina del Rey',
    'king-harbor-redondo-beach': 'Redondo Beach',
    'alamitos-bay': 'Long Beach',
    'newport-harbor': 'Newport Beach',
    'huntington-harbor': 'Huntington Beach',
    'malibou-lake': 'Agoura Hills',
  });
});

test('lakes where nobody lives name no city', () => {
  const without = areas.filter(({ city }) => city === undefined).map(({ slug }) => slug);
  expect(without).toEqual(['century-lake', 'castaic-lake', 'pyramid-lake']);
});
