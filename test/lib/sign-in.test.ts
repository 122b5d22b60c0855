import { expect, test } from 'vitest';
import { adminGroup } from '#domain/admin-group.ts';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site } = synthesise('prod');

test('the group whose members may use the admin area is the one that the functions ask for', () => {
  expect(resourcesOf(site, 'AWS::Cognito::UserPoolGroup').map(([, { Properties }]) => Properties)).toEqual([
    { GroupName: adminGroup, UserPoolId: { Ref: 'Admins' } },
  ]);
});

test('nobody signs up, an address is the name, and a lost password comes back by mail', () => {
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  });
});

test('there is no second factor yet: docs/security.md says what brings it', () => {
  site.hasResourceProperties('AWS::Cognito::UserPool', {
    MfaConfiguration: 'OFF',
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
