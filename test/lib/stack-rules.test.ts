import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { synthesiseByRules } from './synthesise.ts';

test("CloudFormation's own rules are errors, not warnings", () => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  expect(context['@aws-cdk/core:validateAgainstDefaultRules']).toBe(true);
});

const patience = 60_000;

test('no rule of the AWS Solutions pack is open, and each exception says why', { timeout: patience }, () => {
  const [pack, ...others] = synthesiseByRules('prod').pluginReports;
  expect(others).toEqual([]);
  expect(pack).toMatchObject({ pluginName: 'AwsSolutions', conclusion: 'success', violations: [] });
  for (const { reason } of pack?.suppressedViolations ?? []) expect(reason.length).toBeGreaterThan(20);
});
