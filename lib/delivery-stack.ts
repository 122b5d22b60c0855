import { CfnOutput, Stack, type StackProps, Token, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { qualifierOf } from './bootstrap.ts';
import { edgeRegion } from './edge-stack.ts';
import { type Stage, stages } from './settings.ts';

/** The identity provider of GitHub's workflows; an account may have it only once. */
const issuer = 'token.actions.githubusercontent.com';
const audience = 'sts.amazonaws.com';

export interface DeliverySettings {
  /** Allowed repository: `owner@id/repository@id`, or without ids where GitHub's tokens have none. */
  readonly repository: string;
  /** `existing` if the account already has GitHub's identity provider. */
  readonly provider: 'new' | 'existing';
  readonly stages: readonly Stage[];
  readonly region: string;
}

/** `owner@id/repository@id`, bare names for one from before July 2026. No patterns: they could match others. */
export function repositoryOf(asked: unknown): string | undefined {
  if (asked === undefined || asked === '') return undefined;
  if (typeof asked === 'string' && /^[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/.test(asked)) return asked;
  throw new Error(`The context github is "${asked}", but must be owner@id/repository@id.`);
}

export function providerOf(asked: unknown): DeliverySettings['provider'] {
  if (asked === undefined || asked === '' || asked === 'new') return 'new';
  if (asked === 'existing') return 'existing';
  throw new Error(`The context githubProvider is "${asked}", but must be new or existing.`);
}

/** A token signed for one workflow run becomes an hour in that run's role. Deployed once, by hand. */
export class DeliveryStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, ...props }: StackProps & { settings: DeliverySettings },
  ) {
    super(scope, id, props);
    const { repository, provider, region } = settings;
    const providerArn =
      provider === 'existing'
        ? this.formatArn({ service: 'iam', region: '', resource: 'oidc-provider', resourceName: issuer })
        : new iam.OidcProviderNative(this, 'GitHub', { url: `https://${issuer}`, clientIds: [audience] })
            .oidcProviderArn;
    const role = (name: string, description: string, subject: string) =>
      new iam.Role(this, name, {
        description,
        assumedBy: new iam.WebIdentityPrincipal(providerArn, {
          StringEquals: {
            [`${issuer}:aud`]: audience,
            [`${issuer}:sub`]: `repo:${repository}:${subject}`,
          },
        }),
      });

    for (const stage of settings.stages) {
      const name = `Deploy${stage === 'prod' ? 'Prod' : 'Dev'}`;
      const deploy = role(name, `Deploys from the environment ${stage} alone`, `environment:${stage}`);
      deploy.addToPolicy(this.takingOn(stage, [region, edgeRegion]));
      new CfnOutput(this, `${name}Role`, { value: deploy.roleArn });
    }

    // Reads templates only: CDK's lookup role reads customers' data, and a pull request's author decides what runs.
    const diff = role('Diff', 'Compares the stages with a pull request', 'pull_request');
    const stacks = this.stacksIn([region, edgeRegion]);
    diff.addToPolicy(
      new iam.PolicyStatement({
        actions: [
          'cloudformation:DescribeStacks',
          'cloudformation:GetTemplate',
          // Tells what the nested stacks are called.
          'cloudformation:ListStackResources',
        ],
        resources: [...stacks.values()],
      }),
    );
    for (const place of stacks.keys()) {
      Validations.of(diff).acknowledge({
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::${place}]`,
        reason: 'The name of a stack is ours; the id behind it is made when it is deployed.',
      });
    }

    new CfnOutput(this, 'DiffRole', { value: diff.roleArn });
  }

  /** The roles that `cdk bootstrap` made for this stage alone, and which define their own permissions. */
  private takingOn(stage: Stage, regions: readonly string[]): iam.PolicyStatement {
    const names = regions.flatMap((region) =>
      ['deploy', 'file-publishing'].map(
        (kind) => `cdk-${qualifierOf(stage)}-${kind}-role-${this.account}-${region}`,
      ),
    );
    return new iam.PolicyStatement({
      actions: ['sts:AssumeRole'],
      resources: names.map((name) =>
        this.formatArn({ service: 'iam', region: '', resource: 'role', resourceName: name }),
      ),
    });
  }

  /** Stack ARNs of all stages, with the names that cdk-nag's findings use for them. */
  private stacksIn(regions: readonly string[]): ReadonlyMap<string, string> {
    const parts = stages.flatMap((stage) =>
      ['Edge', 'Site', 'Site-*'].map((part) => `BoatDetailing-${stage}-${part}`),
    );
    const account = Token.isUnresolved(this.account) ? '<AWS::AccountId>' : this.account;
    return new Map(
      regions.flatMap((region) =>
        parts.map((part) => {
          const resourceName = `${part}/*`;
          const arn = this.formatArn({ service: 'cloudformation', region, resource: 'stack', resourceName });
          return [`arn:aws:cloudformation:${region}:${account}:stack/${resourceName}`, arn] as const;
        }),
      ),
    );
  }
}
