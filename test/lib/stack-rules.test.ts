import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { synthesiseByRules } from './synthesise.ts';

test("CloudFormation's own rules are errors, not warnings", () => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  expect(context['@aws-cdk/core:validateAgainstDefaultRules']).toBe(true);
});

vi.setConfig({ testTimeout: 60_000 });

test.each([
  ['prod', 'own'],
  ['prod', 'none'],
  ['dev', 'own'],
  ['dev', 'none'],
] as const)('no rule is open for %s with domain %s, and each exception says why', (stage, domain) => {
  const [pack, ...others] = synthesiseByRules(stage, domain).pluginReports;
  expect(others).toEqual([]);
  expect(pack).toMatchObject({ pluginName: 'AwsSolutions', conclusion: 'success', violations: [] });
  for (const { reason } of pack?.suppressedViolations ?? []) expect(reason.length).toBeGreaterThan(20);
});
