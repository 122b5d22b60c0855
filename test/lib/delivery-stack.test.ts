import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { type DeliverySettings, providerOf, repositoryOf } from '#lib/delivery-stack.ts';
import { addDelivery, checkRules } from '#lib/product.ts';
import { stages } from '#lib/settings.ts';
import { resourcesOf } from './resources.ts';

const settings: DeliverySettings = {
  repository: 'owner/boats',
  provider: 'new',
  stages,
  region: 'us-west-2',
};

function synthesiseDelivery(changes: Partial<DeliverySettings> = {}, account?: string): Template {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const app = new App({ context });
  const stack = addDelivery(app, { ...settings, ...changes }, account);
  checkRules(app);
  // An open finding throws.
  app.synth();
  return Template.fromStack(stack);
}

const template = synthesiseDelivery({}, '123456789012');
const roleNamed = (name: string) =>
  resourcesOf(template, 'AWS::IAM::Role').find(([id]) => id.startsWith(name))?.[1].Properties;
const policyOf = (name: string) => {
  const [, policy] = resourcesOf(template, 'AWS::IAM::Policy').find(([id]) => id.startsWith(name)) ?? [];
  const document = policy?.Properties.PolicyDocument as { Statement: Record<string, unknown>[] } | undefined;
  return document?.Statement ?? [];
};

const issuer = 'token.actions.githubusercontent.com';

test.each([
  ['DeployDev', 'repo:owner/boats:environment:dev'],
  ['DeployProd', 'repo:owner/boats:environment:prod'],
  ['Diff', 'repo:owner/boats:pull_request'],
])('%s is for tokens of this repository and these runs alone, named in full', (name, subject) => {
  const provider = resourcesOf(template, 'AWS::IAM::OIDCProvider').map(([id]) => id);
  expect(roleNamed(name)?.AssumeRolePolicyDocument).toEqual({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: 'sts:AssumeRoleWithWebIdentity',
        Principal: { Federated: { Ref: provider[0] } },
        Condition: {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: subject,
          },
        },
      },
    ],
  });
});

test.each([
  ['DeployDev', 'boatdev'],
  ['DeployProd', 'boatprod'],
])(
  '%s may take on the roles of the CDK that are for its stage, in both regions, and nothing else',
  (name, qualifier) => {
    const [statement, ...others] = policyOf(name);
    expect(others).toEqual([]);
    expect(statement).toMatchObject({ Effect: 'Allow', Action: 'sts:AssumeRole' });
    const roles = [...JSON.stringify(statement?.Resource).matchAll(/role\/([\w-]+)/g)].map(
      ([, role]) => role,
    );
    expect(roles.sort()).toEqual([
      `cdk-${qualifier}-deploy-role-123456789012-us-east-1`,
      `cdk-${qualifier}-deploy-role-123456789012-us-west-2`,
      `cdk-${qualifier}-file-publishing-role-123456789012-us-east-1`,
      `cdk-${qualifier}-file-publishing-role-123456789012-us-west-2`,
    ]);
  },
);

test('whoever compares may read the templates of our stacks, and no data', () => {
  const [statement, ...others] = policyOf('Diff');
  expect(others).toEqual([]);
  expect(statement?.Action).toEqual([
    'cloudformation:DescribeStacks',
    'cloudformation:GetTemplate',
    'cloudformation:ListStackResources',
  ]);
  for (const resource of [statement?.Resource].flat()) {
    expect(JSON.stringify(resource)).toMatch(/:stack\/BoatDetailing-(dev|prod)-(Edge|Site|Site-\*)\/\*/);
  }
});

test('an account for one stage has no role for the other', () => {
  const dev = synthesiseDelivery({ stages: ['dev'] }, '123456789012');
  const names = resourcesOf(dev, 'AWS::IAM::Role').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
  expect(names.sort()).toEqual(['DeployDev', 'Diff']);
});

test('GitHub is trusted by its own keys, for tokens made for AWS', () => {
  template.hasResourceProperties('AWS::IAM::OIDCProvider', {
    Url: `https://${issuer}`,
    ClientIdList: ['sts.amazonaws.com'],
  });
});

test('the delivery stack is synthesized offline, for no account in particular', () => {
  expect(JSON.stringify(synthesiseDelivery().toJSON())).toContain('{"Ref":"AWS::AccountId"}');
});

test('an account that knows GitHub already is not told again', () => {
  const existing = synthesiseDelivery({ provider: 'existing' }, '123456789012');
  existing.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  expect(JSON.stringify(existing.toJSON())).toContain(`:iam::123456789012:oidc-provider/${issuer}`);
});

test.each([
  'owner',
  'owner/*',
  '*/boats',
  'owner/boats:*',
  'owner/boats/more',
  ' owner/boats',
  'owner@*/boats@1',
])('the repository "%s" is refused, for it would go into a condition', (asked) => {
  expect(() => repositoryOf(asked)).toThrow('must be owner@id/repository@id');
});

test.each(['owner/boats', 'owner@123456/boats@456789'])('%s is a repository by GitHub’s tokens', (asked) => {
  expect(repositoryOf(asked)).toBe(asked);
});

test('without a repository there is no delivery', () => {
  expect(repositoryOf(undefined)).toBeUndefined();
  expect(() => providerOf('old')).toThrow('must be new or existing');
});
