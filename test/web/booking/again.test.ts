import { expect, test } from 'vitest';
import { answersOfEarlier, earlierOf, isKnown } from '#web/booking/again.ts';

const boat = { boat_type: 'Runabout', length_ft: 24, city: 'Malibu' } as const;
const seen = {
  first_name: 'Ana',
  condition_level: 'Good',
  has_water: true,
  has_power: true,
  ...boat,
} as const;
const texted = { ...seen, mailed_to: undefined, phone_end: '18' };

test('who has no email books again in the whole form, with the boat filled in', () => {
  const earlier = earlierOf('slug', texted, undefined);
  expect(earlier && isKnown(earlier)).toBe(false);
  expect(earlier && answersOfEarlier(earlier)).toEqual({
    boatType: 'Runabout',
    boatLengthFt: '24',
    city: 'Malibu',
    conditionLevel: 'Good',
    hasWater: 'on',
    hasPower: 'on',
  });
  const { boat_type: _, city: __, ...half } = texted;
  const wished = '2026-12-03T18:00:00.000Z';
  const byHand = { ...earlierOf('slug', { ...half, mailed_to: 'a•••@example.com' }, undefined), wished };
  expect(isKnown(byHand)).toBe(false);
  expect(answersOfEarlier(byHand)).toMatchObject({
    boatLengthFt: '24',
    preferredDate: '2026-12-03',
    preferredWindow: 'morning',
  });
  const mailed = earlierOf('slug', { ...texted, mailed_to: 'a•••@example.com' }, undefined);
  expect(mailed && isKnown(mailed)).toBe(true);
});
