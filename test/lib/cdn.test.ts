import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { audiencePaths } from '#edge/response-headers.ts';
import { resourcesOf } from './resources.ts';
import { inlineScriptHash, synthesise } from './synthesise.ts';

const { site, edge } = synthesise('dev', {
  PIXEL_ID: '1234567890',
  QUOTES_ENABLED: 'true',
  HOSTED_ZONE_ID: 'Z0123456789ABC',
  ALARM_MAIL: 'owner@boatdetailingla.example',
  ORIGIN_SECRET_VERSION: '01234567-89ab-cdef-0123-456789abcdef',
});

const one = (type: string) => Object.entries(site.findResources(type));
const distribution = one('AWS::CloudFront::Distribution')[0]?.[1].Properties.DistributionConfig;

interface Behavior {
  readonly PathPattern: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
}
const behavior = (path: string): Behavior | undefined =>
  distribution.CacheBehaviors.find(({ PathPattern }: Behavior) => PathPattern === path);

const policyOf = (audience: string) =>
  JSON.stringify(
    one('AWS::CloudFront::ResponseHeadersPolicy').find(([id]) => id.includes(audience))?.[1].Properties,
  );

test.each(
  (['shared', 'unlisted', 'private'] as const).flatMap((audience) =>
    audiencePaths[audience].map((path) => ({ audience, path })),
  ),
)('$path goes out with the headers of $audience pages', ({ audience, path }) => {
  expect(behavior(path)?.ResponseHeadersPolicyId.Ref).toContain(`Cdn${audience}Headers`);
});

test('marketing pages let the pixel in, private ones never do', () => {
  expect(policyOf('open')).toContain('https://connect.facebook.net');
  expect(policyOf('unlisted')).toContain('https://connect.facebook.net');
  expect(policyOf('private')).not.toContain('facebook');
});

test('only the public site may be indexed', () => {
  const kept = '{"Header":"x-robots-tag","Override":true,"Value":"noindex"}';
  for (const audience of ['open', 'unlisted', 'private']) expect(policyOf(audience)).toContain(kept);
  const [[, open] = []] = resourcesOf(synthesise('prod').site, 'AWS::CloudFront::ResponseHeadersPolicy');
  expect(JSON.stringify(open)).not.toContain('x-robots-tag');
});

test('inline scripts run by their hash, never by a general permission', () => {
  for (const audience of ['open', 'unlisted', 'private']) {
    expect(policyOf(audience)).toContain(`script-src 'self' '${inlineScriptHash}'`);
  }
});

test('the API is reached with the origin secret, is not cached, and its errors stay JSON', () => {
  expect(behavior('/api/*')).toMatchObject({
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    ViewerProtocolPolicy: 'https-only',
  });
  const headers = JSON.stringify(distribution.Origins);
  expect(headers).toContain('x-origin-verify');
  expect(headers).toContain('current::01234567-89ab-cdef-0123-456789abcdef}}');
  expect(distribution).not.toHaveProperty('CustomErrorResponses');
});

test('during a rotation the functions take the value before as well', () => {
  const taken = one('AWS::Lambda::Function').map(([, { Properties }]) => Properties.Environment?.Variables);
  const previous = JSON.stringify(taken.map((variables) => variables?.ORIGIN_SECRET_PREVIOUS));
  expect(previous).toContain(':SecretString:previous::01234567-89ab-cdef-0123-456789abcdef}}');
});

test('every page passes the functions that route it and give it its status', () => {
  const events = distribution.DefaultCacheBehavior.FunctionAssociations.map(
    ({ EventType }: { EventType: string }) => EventType,
  );
  expect(events).toEqual(['viewer-request', 'viewer-response']);
});

test('the stage of developers has names of its own, with and without www', () => {
  expect(distribution.Aliases).toEqual(['dev.boatdetailingla.example', 'www.dev.boatdetailingla.example']);
  site.resourcePropertiesCountIs('AWS::Route53::RecordSet', { AliasTarget: Match.anyValue() }, 4);
  site.resourcePropertiesCountIs('AWS::Route53::RecordSet', { Type: 'CNAME' }, 3);
});

test('the browser is told public settings only', () => {
  const markers = JSON.stringify(one('Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties));
  expect(markers).not.toContain('ecret');
  site.resourceCountIs('AWS::SNS::Subscription', 1);
});

test('the 404 page is stored with its status, the app shell as not to be indexed', () => {
  const metadata = one('Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties.UserMetadata);
  expect(metadata).toContainEqual({ status: '404', robots: 'noindex' });
  expect(metadata).toContainEqual({ robots: 'noindex' });
});

test('hashed files are kept for a year, others for a day, pages are asked for again', () => {
  const caching = one('Custom::CDKBucketDeployment').map(([, { Properties }]) => [
    Properties.Include?.join() ?? `all but ${Properties.Exclude?.join()}`,
    Properties.SystemMetadata['cache-control'],
  ]);
  const page = 'public, max-age=0, s-maxage=3600, must-revalidate';
  expect(Object.fromEntries(caching)).toEqual({
    'assets/*': 'public, max-age=31536000, immutable',
    'assets/*.webp': 'public, max-age=31536000, immutable',
    'all but assets/*,*.html': 'public, max-age=86400',
    'fonts/*.woff2': 'public, max-age=86400',
    'all but undefined': page,
    '404.html': page,
    'app.html': page,
    '*index.html': page,
  });
});

const [firewall] = Object.values(edge.findResources('AWS::WAFv2::WebACL'));
const rules = firewall?.Properties.Rules as { Name: string; Statement: Record<string, unknown> }[];

test.each([
  ['AllCalls', 3000, undefined],
  ['ApiCalls', 600, '/api/'],
  ['Bookings', 30, '/api/lead-intake'],
  ['Uploads', 100, '/api/generate-upload-url'],
])(
  '%s are blocked beyond %i in five minutes from one address, however the path is written',
  (name, limit, path) => {
    const ofName = rules.find(({ Name }) => Name === name);
    expect(ofName).toMatchObject({
      Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
      Statement: { RateBasedStatement: { Limit: limit, AggregateKeyType: 'IP', EvaluationWindowSec: 300 } },
    });
    const scope = {
      ByteMatchStatement: {
        FieldToMatch: { UriPath: {} },
        PositionalConstraint: 'STARTS_WITH',
        SearchString: path,
        TextTransformations: [
          { Type: 'URL_DECODE', Priority: 0 },
          { Type: 'NORMALIZE_PATH', Priority: 1 },
          { Type: 'LOWERCASE', Priority: 2 },
        ],
      },
    };
    const { ScopeDownStatement } = (ofName?.Statement.RateBasedStatement ?? {}) as Record<string, unknown>;
    expect(ScopeDownStatement).toEqual(path === undefined ? undefined : scope);
  },
);

test('the firewall counts three body rules, blocks by the others, and keeps no samples of paths', () => {
  expect(rules.map(({ Name }) => Name)).toEqual([
    'AllCalls',
    'ApiCalls',
    'Bookings',
    'Uploads',
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
  ]);
  const counted = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericRFI_BODY'].map((Name) => ({
    Name,
    ActionToUse: { Count: {} },
  }));
  expect(rules[5]?.Statement).toMatchObject({ ManagedRuleGroupStatement: { RuleActionOverrides: counted } });
  expect(JSON.stringify(firewall)).not.toContain('"SampledRequestsEnabled":true');
});
