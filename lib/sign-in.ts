import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { adminGroup } from '#domain/admin-group.ts';
import { invitationMail, resetCodeMail } from '#domain/sign-in-mails.ts';
import { pinLogicalId } from './logical-id.ts';
import type { StageSettings } from './settings.ts';

/** Who may sign in to the admin area: people who were invited, by address and password over SRP, and a code. */
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
      // Without a list, whoever holds an access token may write the email, and with it reset the password.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ fullname: true }),
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      // Each use gives another; a browser that did not get the answer may ask again within this time.
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
        reason: 'The Plus plan adds threat protection per user; WAF and Cognito itself slow guessing down.',
      },
    );
  }
}
