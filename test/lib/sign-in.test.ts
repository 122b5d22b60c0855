import { expect, test } from 'vitest';
import { adminGroup } from '#domain/session/admin-group.ts';
import { invitationMail, resetCodeMail } from '#domain/session/sign-in-mails.ts';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site } = synthesise('prod');

test('the group whose members may use the admin area is the one that the functions ask for', () => {
  expect(resourcesOf(site, 'AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => Properties)).toEqual([
    { GroupName: adminGroup, UserPoolId: { Ref: 'Admins' } },
  ]);
});

test('nobody signs up, an address is the name, and a lost password comes back by email', () => {
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  });
});

test.each([
  ['may set up', {}, 'OPTIONAL'],
  ['must set up, where the stage says so,', { SECOND_FACTOR: 'required' }, 'ON'],
])('an admin %s codes of an authenticator app, and no texts', (_, source, MfaConfiguration) => {
  synthesise('prod', source).site.hasResourceProperties('AWS::Cognito::UserPool', {
    MfaConfiguration,
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    UserPoolTier: 'ESSENTIALS',
  });
});

test('the pool has one client and no page of its own to sign in at', () => {
  site.resourceCountIs('AWS::Cognito::UserPoolClient', 1);
  site.resourceCountIs('AWS::Cognito::UserPoolDomain', 0);
});

test('whoever holds a token cannot change the email that the password is reset by', () => {
  site.hasResourceProperties('AWS::Cognito::UserPoolClient', { WriteAttributes: ['name'] });
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  });
});

test('the pool emails the texts that the local one does, with the placeholders that it fills in', () => {
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: {
      InviteMessageTemplate: { EmailSubject: invitationMail.subject, EmailMessage: invitationMail.body },
    },
    VerificationMessageTemplate: { EmailSubject: resetCodeMail.subject, EmailMessage: resetCodeMail.body },
  });
  for (const placeholder of ['{username}', '{####}']) expect(invitationMail.body).toContain(placeholder);
  expect(resetCodeMail.body).toContain('{####}');
});
