import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { resourcesOf } from './resources.ts';
import { statementsByRole } from './statements.ts';
import { synthesise } from './synthesise.ts';

const env = { MAILBOX: 'me@mail.example.com', HOSTED_ZONE_ID: 'Z0123456789ABC' };
const { site, edge } = synthesise('prod', env, 'none');

const [[distributionId = '', distribution] = []] = resourcesOf(site, 'AWS::CloudFront::Distribution');
const siteUrl = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distributionId, 'DomainName'] }]] };

test("it comes up under CloudFront's name: no certificate, no aliases, no records, the firewall as ever", () => {
  edge.resourceCountIs('AWS::CertificateManager::Certificate', 0);
  edge.resourceCountIs('AWS::WAFv2::WebACL', 1);
  site.resourceCountIs('AWS::Route53::RecordSet', 0);
  const config = distribution?.Properties.DistributionConfig;
  expect(config).not.toHaveProperty('Aliases');
  expect(config).not.toHaveProperty('ViewerCertificate');
});

test('functions and whoever deploys learn the name from the distribution', () => {
  const urls = resourcesOf(site, 'AWS::Lambda::Function')
    .map(
      ([, { Properties }]) => Properties.Environment as { Variables?: Record<string, unknown> } | undefined,
    )
    .flatMap((environment) => environment?.Variables?.SITE_URL ?? []);
  expect(new Set(urls.map((url) => JSON.stringify(url)))).toEqual(new Set([JSON.stringify(siteUrl)]));
  site.hasOutput('SiteUrl', { Value: siteUrl });
});

test('photos may come from a page under a name of CloudFront', () => {
  expect(site.toJSON().Resources.Photos.Properties.CorsConfiguration.CorsRules).toMatchObject([
    { AllowedMethods: ['GET', 'PUT'], AllowedOrigins: ['https://*.cloudfront.net'] },
  ]);
});

test('emails come from the mailbox, which its owner confirms, and from no other', () => {
  site.hasResourceProperties('AWS::SES::EmailIdentity', {
    EmailIdentity: 'me@mail.example.com',
    MailFromAttributes: Match.absent(),
    ConfigurationSetAttributes: Match.anyValue(),
  });
  expect(JSON.stringify([...statementsByRole(site)])).toContain('"ses:FromAddress":"me@mail.example.com"');
  expect(site.findOutputs('MailDnsRecords')).toEqual({});
});

test('search engines are kept out: the pages name an address that is not theirs', () => {
  for (const [, { Properties }] of resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy')) {
    expect(JSON.stringify(Properties)).toContain(
      '{"Header":"x-robots-tag","Override":true,"Value":"noindex"}',
    );
  }
});

test('no rule redirects www', () => {
  const code = resourcesOf(site, 'AWS::CloudFront::Function').map(
    ([, { Properties }]) => Properties.FunctionCode,
  );
  expect(code.join()).not.toContain('www.');
});
