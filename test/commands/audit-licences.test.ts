import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceFaults } from '../../commands/audit-licences.ts';

const faultsOf = (license: string | undefined, more: { dev?: boolean } = {}, path = 'node_modules/part') =>
  licenceFaults({ packages: { [path]: { version: '1.0.0', ...(license && { license }), ...more } } });

test.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-or-later)', 'MIT AND ISC'])(
  '%s may be deployed',
  (license) => {
    expect(faultsOf(license)).toEqual([]);
  },
);

test.each([
  'GPL-3.0-or-later',
  'LGPL-3.0-or-later',
  'UNLICENSED',
  'MIT AND AGPL-3.0-only',
  'SEE LICENSE IN x',
])('%s may not be deployed', (license) => {
  expect(faultsOf(license)).toEqual([`part@1.0.0 is under ${license} and would be deployed.`]);
});

test('tools may be under MPL or LGPL, not under what nobody has read', () => {
  expect(faultsOf('MPL-2.0', { dev: true })).toEqual([]);
  expect(faultsOf('Apache-2.0 AND LGPL-3.0-or-later', { dev: true })).toEqual([]);
  expect(faultsOf('AGPL-3.0-only', { dev: true })).toEqual(['part@1.0.0 is under AGPL-3.0-only.']);
});

test('a package without a license is refused, wherever it lies', () => {
  expect(faultsOf(undefined, {}, 'node_modules/a/node_modules/@scope/part')).toEqual([
    '@scope/part@1.0.0 names no licence.',
  ]);
});

test('what is locked today is allowed', () => {
  expect(licenceFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});
