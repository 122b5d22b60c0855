import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { adminGroup } from '#domain/session/admin-group.ts';
import { invitationMail, resetCodeMail } from '#domain/session/sign-in-mails.ts';
import { pinLogicalId } from './logical-id.ts';
import type { StageSettings } from './settings.ts';

/** The admins' user pool: invited users only, password over SRP, optional code. */
export class SignIn extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { secondFactor }: Pick<StageSettings, 'secondFactor'>) {
    super(scope, id);
    this.pool = new cognito.UserPool(this, 'Admins', {
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      mfa: secondFactor === 'required' ? cognito.Mfa.REQUIRED : cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      userInvitation: { emailSubject: invitationMail.subject, emailBody: invitationMail.body },
      userVerification: { emailSubject: resetCodeMail.subject, emailBody: resetCodeMail.body },
      passwordPolicy: {
        minLength: 12,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(3),
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    pinLogicalId(this.pool, 'Admins');
    this.pool.addGroup('AdminGroup', { groupName: adminGroup });
    this.client = this.pool.addClient('Web', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      // Without a list, anyone with an access token could change the email and reset the password with it.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ fullname: true }),
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      // Each use rotates the token; a browser that missed the answer may retry within this time.
      refreshTokenRotationGracePeriod: Duration.minutes(1),
    });
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions::AwsSolutions-COG2',
        reason:
          'Each admin is offered a second factor; the stage decides whether it is required (SECOND_FACTOR).',
      },
      {
        id: 'AwsSolutions::AwsSolutions-COG8',
        reason: 'The Plus plan adds threat protection per user; Cognito itself slows guessing down.',
      },
    );
  }
}
