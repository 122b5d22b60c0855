import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { surcharges } from '#content/surcharges.ts';
import { conditionLevels, oxidationLevels } from '#domain/choices.ts';
import { packageIds } from '#domain/price/packages.ts';
import { suggestPrice as suggestAt } from '#domain/price/price-suggestion.ts';
import { rangeText } from '#domain/price/price-words.ts';

const suggestPrice = (of: Parameters<typeof suggestAt>[0]) => suggestAt(of, prices, surcharges);
const boat = { requested_service: 'complete', length_ft: 28, condition_level: 'Good' } as const;

test('a boat in good order: rate times length, up to a tenth more, and what the rounding adds', () => {
  expect(suggestPrice(boat)).toEqual({
    min: 780,
    max: 870,
    reasons: [
      'Complete Detail: $28/ft × 28 ft = $784',
      'Small differences: up to 10% more',
      'Rounded down and up to the nearest $10',
    ],
  });
});

test('who saw another rate is suggested a price at that rate, and today’s stands beside it', () => {
  const { min, max, reasons } = suggestPrice({ ...boat, rate_per_foot: 25 });
  expect([min, max]).toEqual([700, 770]);
  expect(reasons.slice(0, 2)).toEqual([
    'Complete Detail: $25/ft × 28 ft = $700',
    'It’s the rate they saw; at today’s $28/ft it would be $784',
  ]);
  expect(suggestPrice({ ...boat, rate_per_foot: 28 })).toEqual(suggestPrice(boat));
});

test('of condition and oxidation the greater counts, and both are stated', () => {
  const { min, max, reasons } = suggestPrice({ ...boat, condition_level: 'Fair', oxidation_level: 'Heavy' });
  expect([min, max]).toEqual([980, 1140]);
  expect(reasons).toContain('Condition fair: 10 to 20% more');
  expect(reasons).toContain('Oxidation heavy: 25 to 45% more');
});

/** $4,200 before what is added, so that one percent is 42 dollars. */
const large = { ...boat, requested_service: 'restorer', length_ft: 140 } as const;

test.each([
  ['Like new', 4200, 4410, 'Small differences: up to 5%'],
  ['Good', 4200, 4620, 'Small differences: up to 10%'],
  ['Fair', 4620, 5040, 'Condition fair: 10 to 20%'],
  ['Heavy oxidation', 5250, 5880, 'Condition heavy oxidation: 25 to 40%'],
] as const)('the condition %s: from $%i to $%i', (condition_level, min, max, why) => {
  const suggested = suggestPrice({ ...large, condition_level });
  expect([suggested.min, suggested.max]).toEqual([min, max]);
  expect(suggested.reasons).toEqual(['Restorer: $30/ft × 140 ft = $4,200', `${why} more`]);
});

test.each([
  ['Light', 4410, 4830, '5 to 15%'],
  ['Medium', 4830, 5460, '15 to 30%'],
  ['Heavy', 5250, 6090, '25 to 45%'],
] as const)('oxidation %s: from $%i to $%i', (oxidation_level, min, max, percent) => {
  const suggested = suggestPrice({ ...large, condition_level: 'Like new', oxidation_level });
  expect([suggested.min, suggested.max]).toEqual([min, max]);
  expect(suggested.reasons.slice(2)).toEqual([
    `Oxidation ${oxidation_level.toLowerCase()}: ${percent} more`,
    'The greater of the two counts, not their sum',
  ]);
});

test.each([
  [90, 2520, 2780],
  [96, 2680, 2960],
])('the ends of a range for %i ft are rounded outward to tens: from $%i to $%i', (length_ft, min, max) => {
  const suggested = suggestPrice({ ...boat, length_ft });
  expect([suggested.min, suggested.max]).toEqual([min, max]);
});

test('no oxidation adds nothing and is not mentioned', () => {
  expect(suggestPrice({ ...large, oxidation_level: 'None' })).toEqual(suggestPrice(large));
});

test('each end of a range is the greater of its two', () => {
  const suggested = suggestPrice({ ...large, condition_level: 'Heavy oxidation', oxidation_level: 'Medium' });
  expect([suggested.min, suggested.max]).toEqual([5250, 5880]);
});

test('a boat whose condition is unknown counts as good', () => {
  const { condition_level: _, ...unknown } = large;
  expect(suggestPrice(unknown)).toEqual(suggestPrice(large));
});

test.each([
  ['complete', true],
  ['exterior', true],
  ['restorer', true],
  ['interior', false],
  ['wash', false],
] as const)('oxidation matters to %s: %s', (requested_service, matters) => {
  const plain = suggestPrice({ ...large, requested_service });
  expect(suggestPrice({ ...large, requested_service, oxidation_level: 'Heavy' }).max > plain.max).toBe(
    matters,
  );
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

test('a plan’s visit is suggested at what it costs on the plan, whatever the boat’s condition', () => {
  const visit = {
    requested_service: 'wash',
    length_ft: 24,
    condition_level: 'Heavy oxidation',
    rate_per_foot: 6.5,
  } as const;
  expect(suggestPrice({ ...visit, plan: {} })).toEqual({
    min: 156,
    max: 156,
    reasons: ['On their plan: $6.50/ft × 24 ft = $156'],
  });
  expect(suggestPrice(visit).reasons[0]).not.toContain('plan');
});

test('who asked for a plan of the service is suggested its price, and the one of a single visit stands beside it', () => {
  const wash = { requested_service: 'wash', length_ft: 24 } as const;
  const plan_asked = { requested_service: 'wash', every_weeks: 4, rate_per_foot: 6.5 } as const;
  const single = suggestPrice(wash);
  expect(suggestPrice({ ...wash, plan_asked, monthly_plan_interest: 'basic' })).toEqual({
    min: 156,
    max: 156,
    reasons: [
      'On the Basic plan they asked for: $6.50/ft × 24 ft = $156',
      `The same once, without a plan: ${rangeText({ est_price_min: single.min, est_price_max: single.max })}`,
    ],
  });
  expect(suggestPrice({ ...wash, requested_service: 'complete', plan_asked })).toEqual(
    suggestPrice({ ...wash, requested_service: 'complete' }),
  );
  expect(suggestPrice({ ...wash, monthly_plan_interest: 'basic' })).toEqual(single);
});

test('who was told the price of last time is suggested it, beside what boat and length come to', () => {
  const fair = { ...boat, condition_level: 'Fair' } as const;
  const told = { requested_service: 'complete', length_ft: 28, last: 850, dollars: 850 } as const;
  const { min, max, reasons } = suggestPrice({ ...fair, price_again: told });
  expect([min, max]).toEqual([850, 850]);
  expect(reasons.slice(0, 2)).toEqual([
    'They were told: same as last time, about $850 before tax',
    'By length and condition it would be $860 to $950',
  ]);
  const other = { ...fair, length_ft: 30 };
  expect(suggestPrice({ ...other, price_again: told })).toEqual(suggestPrice(other));
});
