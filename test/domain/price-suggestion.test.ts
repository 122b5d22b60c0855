import { expect, test } from 'vitest';
import { conditionLevels, oxidationLevels } from '#domain/choices.ts';
import { packageIds } from '#domain/packages.ts';
import { suggestPrice } from '#domain/price-suggestion.ts';

const boat = { requested_service: 'complete', length_ft: 28, condition_level: 'Good' } as const;

test('a boat in good order: rate times length, and up to a tenth more', () => {
  expect(suggestPrice(boat)).toEqual({
    min: 780,
    max: 870,
    reasons: ['Complete Detail: $28/ft × 28 ft = $784', 'Condition good: up to 10% more'],
  });
});

test('of condition and oxidation the greater counts, and both are stated', () => {
  const { min, max, reasons } = suggestPrice({ ...boat, condition_level: 'Fair', oxidation_level: 'Heavy' });
  expect([min, max]).toEqual([980, 1140]);
  expect(reasons).toContain('Condition fair: 10 to 20% more');
  expect(reasons).toContain('Oxidation heavy: 25 to 45% more');
});

test.each(['interior', 'wash'] as const)('oxidation does not matter to %s', (requested_service) => {
  const plain = suggestPrice({ ...boat, requested_service });
  expect(suggestPrice({ ...boat, requested_service, oxidation_level: 'Heavy' })).toEqual(plain);
  const chalky = suggestPrice({ ...boat, requested_service, condition_level: 'Heavy oxidation' });
  expect(chalky.max).toBe(suggestPrice({ ...boat, requested_service, condition_level: 'Fair' }).max);
});

const all = packageIds.flatMap((requested_service) =>
  conditionLevels.flatMap((condition_level) =>
    [undefined, ...oxidationLevels].flatMap((oxidation_level) =>
      [10, 33.5, 100].map((length_ft) => ({
        requested_service,
        condition_level,
        oxidation_level,
        length_ft,
      })),
    ),
  ),
);

test('every range is in whole tens, ascending, and begins with the rate', () => {
  for (const lead of all) {
    const { min, max, reasons } = suggestPrice(lead);
    expect(min % 10).toBe(0);
    expect(max % 10).toBe(0);
    expect(max).toBeGreaterThanOrEqual(min);
    expect(reasons[0]).toMatch(/\/ft × /);
  }
});
