import { SecretValue, Validations } from 'aws-cdk-lib';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * What the CDN adds to each call of the API, so that nobody calls it beside the CDN and its firewall.
 * The secret is JSON, `{current}` or, during a rotation, `{current, previous}`.
 */
export class OriginSecret extends Construct {
  /** The value that the CDN sends. A reference that CloudFormation resolves; no template holds the value. */
  readonly current: string;
  /** The value before, still taken so that calls under way survive a rotation; empty outside of one. */
  readonly previous: string;
  readonly arn: string;

  /**
   * `version` names the version to use during a rotation; undefined is the newest, without a previous value.
   * It has to be named because CloudFormation reads a secret anew only when the template changes.
   */
  constructor(scope: Construct, id: string, { version }: { version: string | undefined }) {
    super(scope, id);
    const secret = new secrets.Secret(this, 'Secret', {
      description: 'Header that the CDN adds to calls of the API. docs/deploy.md says how to rotate it.',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        excludePunctuation: true,
        passwordLength: 48,
      },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'CDN and functions must change together, so it is rotated by a deployment (docs/deploy.md).',
    });
    const value = (jsonField: string) =>
      SecretValue.secretsManager(secret.secretArn, {
        jsonField,
        ...(version !== undefined && { versionId: version }),
      }).unsafeUnwrap();
    this.current = value('current');
    this.previous = version === undefined ? '' : value('previous');
    this.arn = secret.secretArn;
  }
}
