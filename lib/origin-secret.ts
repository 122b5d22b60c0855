import { SecretValue, Validations } from 'aws-cdk-lib';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** Keeps callers from bypassing the CDN: cdn.ts sends it as `x-origin-verify`, guards.ts checks it. JSON: `{current}` or, during a rotation, `{current, previous}`. */
export class OriginSecret extends Construct {
  /** The value that the CDN sends, resolved by CloudFormation; no template contains it. */
  readonly current: string;
  /** The previous value, accepted during a rotation; empty otherwise. */
  readonly previous: string;
  readonly arn: string;

  /** CloudFormation only re-reads a secret when the template changes, so a rotation names the `version`. */
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
