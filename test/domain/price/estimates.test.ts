import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import {
  commonLengths,
  estimateDollars,
  estimateText,
  formatDollars,
  packageRateText,
  parseLength,
  parseStoredLength,
  rateText,
} from '#domain/price/estimates.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { namesOf, offeredPackage } from '#domain/price/prices.ts';

const offered = (id: PackageId) =>
  offeredPackage(id, { prices, floors: firstFloors, names: namesOf(packages) });

test.each([
  ['$28/ft average', 'From $28/ft'],
  ['from $14/ft avg.', 'From $14/ft'],
  ['From average $30/ft', 'From $30/ft'],
  ['avg $7/ft', 'From $7/ft'],
  ['  Average   of $9/ft ', 'From of $9/ft'],
  ['averaged fromage $5', 'From averaged fromage $5'],
])('the rate %j reads %j', (source, shown) => {
  expect(rateText(source)).toBe(shown);
});

test.each([
  ['wash', 'From $7/ft', '~$168'],
  ['exterior', 'From $14/ft', '~$336'],
  ['interior', 'From $14/ft', '~$336'],
  ['complete', 'From $28/ft', '~$672'],
  ['restorer', 'From $30/ft', 'from $720'],
] as const)('%s costs %s, for 24 ft %s', (id, rate, estimate) => {
  expect(packageRateText(offered(id))).toBe(rate);
  expect(estimateText(offered(id), 24)).toBe(estimate);
});

test.each([undefined, 0, 9.99, 100.01, Number.NaN, -24])('there is no estimate for %s ft', (length) => {
  expect(estimateText(offered('complete'), length)).toBeUndefined();
});

test('both ends of the length range have an estimate, with thousands separated', () => {
  expect(estimateText(offered('wash'), 10)).toBe('~$70');
  expect(estimateText(offered('complete'), 100)).toBe('~$2,800');
});

test('examples are worked out for lengths from 18 to 40 ft', () => {
  expect(commonLengths.map((length) => estimateText(offered('wash'), length))).toEqual([
    '~$126',
    '~$168',
    '~$210',
    '~$280',
  ]);
});

test('a fraction of a foot rounds to whole dollars', () => {
  expect(formatDollars(171.5)).toBe('$172');
  expect(estimateDollars(offered('wash'), 24.5)).toBe(172);
  expect(formatDollars(1234567)).toBe('$1,234,567');
});

test.each([
  ['24', 24],
  [' 24.5 ', 24.5],
  ['24ft', 24],
  ['24 ft.', 24],
  ['24 feet', 24],
  ["24'", 24],
  ['24’', 24],
  ['24’6"', 24.5],
  ['24\' 7"', 24.58],
  ['24 ft 6 in', 24.5],
  ['24 Feet 11 inches', 24.92],
  ['24′6″', 24.5],
  ['24\'12"', undefined],
  ['24 6', undefined],
  ['7 m', undefined],
  ['about 24', undefined],
  ['-24', undefined],
  ['1e2', undefined],
  ['24.555', undefined],
  ['', undefined],
])('the length %j reads as %s feet', (text, feet) => {
  expect(parseLength(text)).toBe(feet);
});

test.each([
  ['24', 24],
  ['1', 1],
  ['0', undefined],
  ['-5', undefined],
  ['24.5', undefined],
  ['024', undefined],
  [' 24', undefined],
  ['1e2', undefined],
  ['99999', undefined],
  ['', undefined],
  [null, undefined],
])('the stored length %j counts as %s', (stored, length) => {
  expect(parseStoredLength(stored)).toBe(length);
});
