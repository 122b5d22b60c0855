import { expect, test } from 'vitest';
import { missingPlace } from '#domain/customer/missing-place.ts';

test.each([
  [undefined, 'place'],
  ['Cabrillo Marina', 'slip'],
  ['4675 Admiralty Way, Marina City Club', 'slip'],
  ['Cabrillo Marina, slip 12', undefined],
  ['Holiday Harbor 1204', undefined],
  ['Yacht Club end tie', undefined],
  ['Private dock', undefined],
  ['Marina del Rey', 'place'],
  ['Long Beach', 'place'],
  ['long beach, CA 90802', 'place'],
  ['Long Beach, CA', 'place'],
  ['13755 Fiji Way', undefined],
  ['The blue house on Ocean Avenue', undefined],
])('the address %s lacks %s', (address, lacks) => {
  expect(missingPlace({ address })).toBe(lacks);
});

test('a town alone is no place, wherever it stands', () => {
  expect(missingPlace({ address: undefined, city: 'Long Beach' }, { address: 'Long Beach' })).toBe('place');
  expect(missingPlace({ address: 'Dana Point', city: 'Dana Point' })).toBe('place');
  expect(missingPlace({ address: undefined }, { address: 'Long Beach', marina: 'Long Beach' })).toBe('place');
  expect(missingPlace({ address: 'Slip 12', city: 'Long Beach' })).toBeUndefined();
});

test('what the berth says needs no asking', () => {
  expect(missingPlace({ address: 'Cabrillo Marina' }, { slip: '12' })).toBeUndefined();
  expect(missingPlace({ address: undefined }, { dock: 'C' })).toBeUndefined();
  expect(missingPlace({ address: undefined }, { marina: 'Holiday Harbor' })).toBe('slip');
  const asBooked = { address: 'Cabrillo Marina, San Pedro, CA 90731' };
  expect(missingPlace({ address: 'Cabrillo Marina' }, asBooked)).toBe('slip');
  expect(missingPlace({ address: undefined }, asBooked)).toBe('slip');
  expect(
    missingPlace({ address: undefined }, { address: '13755 Fiji Way, Marina del Rey, CA 90292' }),
  ).toBeUndefined();
});
