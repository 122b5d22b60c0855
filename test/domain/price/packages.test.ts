import { expect, test } from 'vitest';
import { packageOfId, packageOfServices, packages, serviceTokens } from '#domain/price/packages.ts';

test.each([
  ['complete', ['deep-wash', 'protection', 'interior']],
  ['exterior', ['deep-wash', 'protection']],
  ['interior', ['deep-wash', 'interior']],
  ['restorer', ['deep-wash', 'polishing', 'protection']],
  ['wash', ['deep-wash']],
] as const)('%s is %j, in any order', (id, services) => {
  expect(packages[id].services).toEqual(services);
  expect(packageOfServices([...services].reverse())?.id).toBe(id);
});

test('services that no package has are of no package', () => {
  expect(packageOfServices([])).toBeUndefined();
  expect(packageOfServices(['polishing'])).toBeUndefined();
  expect(packageOfServices([...serviceTokens])).toBeUndefined();
});

test('a service named twice counts once', () => {
  expect(packageOfServices(['deep-wash', 'deep-wash'])?.id).toBe('wash');
});

test.each([null, undefined, '', 'Complete', 'constructor', '__proto__'])('%j names no package', (value) => {
  expect(packageOfId(value)).toBeUndefined();
});

test('an id names its package', () => {
  expect(packageOfId('wash')?.slug).toBe('maintenance-boat-wash');
});
