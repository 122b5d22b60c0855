import { expect, test } from 'vitest';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const domain = 'boatdetailingla.example';
const { site } = synthesise('prod', { HOSTED_ZONE_ID: 'Z0123456789ABC' });
const [[identity = '', { Properties: own }] = ['', { Properties: {} }]] = resourcesOf(
  site,
  'AWS::SES::EmailIdentity',
);

test('emails come from our domain, bounces go below it, and our configuration set counts both', () => {
  const [[configurationSet = ''] = []] = resourcesOf(site, 'AWS::SES::ConfigurationSet');
  expect(own).toMatchObject({
    EmailIdentity: domain,
    ConfigurationSetAttributes: { ConfigurationSetName: { Ref: configurationSet } },
    MailFromAttributes: { MailFromDomain: `mail.${domain}` },
  });
});

test('addresses that bounced or complained get no more emails, and reputation is counted', () => {
  site.hasResourceProperties('AWS::SES::ConfigurationSet', {
    ReputationOptions: { ReputationMetricsEnabled: true },
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
});

test('the domain says that emails are ours: three DKIM keys, the return path and its SPF', () => {
  const records = resourcesOf(site, 'AWS::Route53::RecordSet')
    .filter(([, { Properties }]) => Properties.AliasTarget === undefined)
    .map(([, { Properties }]) => [Properties.Type, Properties.Name, Properties.ResourceRecords]);
  const keys = [1, 2, 3].map((number) => [
    'CNAME',
    { 'Fn::GetAtt': [identity, `DkimDNSTokenName${number}`] },
    [{ 'Fn::GetAtt': [identity, `DkimDNSTokenValue${number}`] }],
  ]);
  expect(records).toEqual([
    ...keys,
    ['MX', `mail.${domain}`, ['10 feedback-smtp.us-west-2.amazonses.com']],
    ['TXT', `mail.${domain}`, ['"v=spf1 include:amazonses.com ~all"']],
  ]);
});

test('where DNS is kept elsewhere the same records are put out for whoever makes them', () => {
  const { Value } = synthesise('prod').site.toJSON().Outputs.MailDnsRecords;
  for (const part of ['DkimDNSTokenName3', 'CNAME', `mail.${domain} MX 10 feedback-smtp`, 'TXT']) {
    expect(JSON.stringify(Value)).toContain(part);
  }
});
