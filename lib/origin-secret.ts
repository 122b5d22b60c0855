import { SecretValue, Validations } from 'aws-cdk-lib';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * What the CDN adds to each call of the API, so that nobody calls it beside the CDN and its firewall.
 * Holds two values, `current` and `previous`, so that calls under way survive a rotation.
 */
export class OriginSecret extends Construct {
  private readonly secret: secrets.Secret;
  private readonly version: string | undefined;

  /** `version` pins a version: CloudFormation reads a secret anew only when the template changes. */
  constructor(scope: Construct, id: string, { version }: { version: string | undefined }) {
    super(scope, id);
    this.version = version;
    this.secret = new secrets.Secret(this, 'Secret', {
      description: 'Header that the CDN adds to calls of the API. docs/deploy.md says how to rotate it.',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: '' }),
        generateStringKey: 'current',
        excludePunctuation: true,
        passwordLength: 48,
      },
    });
    Validations.of(this.secret).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'CDN and functions must change together, so it is rotated by a deployment (docs/deploy.md).',
    });
  }

  get arn(): string {
    return this.secret.secretArn;
  }

  /** A reference that CloudFormation resolves; the value itself is in no template. */
  value(field: 'current' | 'previous'): string {
    const options = { jsonField: field, ...(this.version !== undefined && { versionId: this.version }) };
    return SecretValue.secretsManager(this.secret.secretArn, options).unsafeUnwrap();
  }
}
