import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operationNames } from '#domain/operations/table.ts';

const tests = readdirSync(import.meta.dirname);

test.each(operationNames)('%s has a test of its own against clients without anything behind them', (name) => {
  expect(tests).toContain(`${name}.test.ts`);
});
