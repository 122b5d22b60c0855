import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { expect, test } from 'vitest';
import { addProduct } from '#lib/product.ts';
import { readSettings, type Stage } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';
import { siteFolder } from './synthesise.ts';

function stacksOf(stage: Stage, env: Record<string, string> = {}) {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const app = new App({ context, builtinCloudFormationValidation: false });
  addProduct(app, {
    settings: readSettings(stage, env, 'own'),
    account: '000000000000',
    build: readSiteBuild(siteFolder()),
    code: () => lambda.Code.fromInline('exports.handler = () => {}'),
  });
  return app.synth().stacks.map((stack) => ({
    stackName: stack.stackName,
    region: stack.environment.region,
    terminationProtection: stack.terminationProtection,
    deployedBy: stack.assumeRoleArn,
    template: JSON.stringify(stack.template),
  }));
}

test('firewall and certificate lie where CloudFront takes them from, all else where the settings say', () => {
  const stacks = stacksOf('prod', { SITE_REGION: 'eu-central-1' });
  expect(Object.fromEntries(stacks.map(({ stackName, region }) => [stackName, region]))).toEqual({
    'BoatDetailing-prod-Edge': 'us-east-1',
    'BoatDetailing-prod-Site': 'eu-central-1',
  });
});

test.each([
  ['prod', true],
  ['dev', false],
] as const)('the stacks of %s are protected from deletion: %s', (stage, isProtected) => {
  expect(stacksOf(stage).map(({ terminationProtection }) => terminationProtection ?? false)).toEqual([
    isProtected,
    isProtected,
  ]);
});

test('each stage is deployed by roles of its own, which no template of the other names', () => {
  for (const [stage, other] of [
    ['prod', 'dev'],
    ['dev', 'prod'],
  ] as const) {
    for (const { deployedBy, template } of stacksOf(stage)) {
      expect(deployedBy).toContain(`:role/cdk-boat${stage}-deploy-role-`);
      expect(template).not.toMatch(new RegExp(`boat${other}|hnb659fds`));
    }
  }
});
