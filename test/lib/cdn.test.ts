import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { audiencePaths } from '#edge/response-headers.ts';
import { resourcesOf } from './resources.ts';
import { inlineScriptHash, synthesise } from './synthesise.ts';

const { site, functions } = synthesise('dev', {
  PIXEL_ID: '1234567890',
  QUOTES_ENABLED: 'true',
  HOSTED_ZONE_ID: 'Z0123456789ABC',
  ORIGIN_SECRET_VERSION: '01234567-89ab-cdef-0123-456789abcdef',
});

const one = (type: string) => Object.entries(site.findResources(type));
const [[distributionId = '', { Properties } = { Properties: {} }] = []] = one(
  'AWS::CloudFront::Distribution',
);
const distribution = Properties.DistributionConfig;

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
  (['shared', 'unlisted', 'private', 'admin'] as const).flatMap((audience) =>
    audiencePaths[audience].map((path) => ({ audience, path })),
  ),
)('$path goes out with the headers of $audience pages', ({ audience, path }) => {
  expect(behavior(path)?.ResponseHeadersPolicyId.Ref).toContain(`Cdn${audience}Headers`);
});

test('marketing pages let the pixel’s picture in, private ones nothing of its network', () => {
  for (const audience of ['open', 'unlisted']) {
    expect(policyOf(audience)).toContain("img-src 'self' data: blob: https://www.facebook.com;");
    expect(policyOf(audience)).not.toContain('connect.facebook.net');
  }
  expect(policyOf('private')).not.toContain('facebook');
});

test('only the public site may be indexed', () => {
  const kept = '{"Header":"x-robots-tag","Override":true,"Value":"noindex"}';
  for (const audience of ['open', 'unlisted', 'private', 'admin']) expect(policyOf(audience)).toContain(kept);
  const [[, open] = []] = resourcesOf(synthesise('prod').site, 'AWS::CloudFront::ResponseHeadersPolicy');
  expect(JSON.stringify(open)).not.toContain('x-robots-tag');
});

test('inline scripts run by their hash, never by a general permission', () => {
  for (const audience of ['open', 'unlisted', 'private', 'admin']) {
    expect(policyOf(audience)).toContain(`script-src 'self' '${inlineScriptHash}'`);
  }
});

test('the files of the site are read by the distribution alone, signed', () => {
  site.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
    OriginAccessControlConfig: {
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    },
  });
  const policies = resourcesOf(site, 'AWS::S3::BucketPolicy').filter(
    ([, { Properties }]) => JSON.stringify(Properties.Bucket) === '{"Ref":"Site"}',
  );
  const [document] = policies.map(
    ([, { Properties }]) => Properties.PolicyDocument as { Statement: Record<string, unknown>[] },
  );
  const allowed = (document?.Statement ?? []).filter(
    ({ Effect, Principal }) =>
      Effect === 'Allow' && JSON.stringify(Principal) !== '{"Service":"logging.s3.amazonaws.com"}',
  );
  expect(new Set(allowed.flatMap(({ Action }) => Action))).toEqual(
    new Set(['s3:GetObject', 's3:ListBucket']),
  );
  for (const { Principal, Condition } of allowed) {
    expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(JSON.stringify(Condition)).toContain(distributionId);
  }
});

test('the CDN speaks HTTP/3 and IPv6, and only modern TLS under names of its own', () => {
  expect(distribution).toMatchObject({
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
  });
});

/** Amazon's managed policies: one keeps by Cache-Control, gzip and Brotli apart; the other keeps nothing. */
const keepsByHeader = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const keepsNothing = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

test('every file goes out compressed, over TLS, and is kept as its header says', () => {
  const others = distribution.CacheBehaviors.filter(({ PathPattern }: Behavior) => PathPattern !== '/api/*');
  for (const site of [distribution.DefaultCacheBehavior, ...others]) {
    expect(site).toMatchObject({
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      CachePolicyId: keepsByHeader,
    });
    expect(site.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    expect(site).not.toHaveProperty('OriginRequestPolicyId');
  }
});

test.each(['open', 'unlisted', 'private', 'admin'])(
  '%s pages keep browsers to TLS, out of frames and to types',
  (audience) => {
    const policy = resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy').find(([id]) =>
      id.includes(audience),
    );
    expect(policy?.[1].Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Override: true,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: {
          ReferrerPolicy: audience === 'open' ? 'strict-origin-when-cross-origin' : 'no-referrer',
          Override: true,
        },
        ContentSecurityPolicy: { Override: true },
      },
    });
    expect(policyOf(audience)).toContain("frame-ancestors 'none'");
    expect(policyOf(audience)).toContain('permissions-policy');
    expect(policyOf(audience)).not.toMatch(/script-src[^;]*'unsafe-/);
  },
);

test('the API is reached with the origin secret, is not cached, and its errors stay JSON', () => {
  expect(behavior('/api/*')).toMatchObject({
    CachePolicyId: keepsNothing,
    ViewerProtocolPolicy: 'https-only',
  });
  const headers = JSON.stringify(distribution.Origins);
  expect(headers).toContain('x-origin-verify');
  expect(headers).toContain('current::01234567-89ab-cdef-0123-456789abcdef}}');
  for (const { ErrorCachingMinTTL, ResponsePagePath } of distribution.CustomErrorResponses) {
    expect([ErrorCachingMinTTL, ResponsePagePath]).toEqual([0, undefined]);
  }
});

test('during a rotation the functions take the value before as well', () => {
  const taken = one('AWS::Lambda::Function').map(([, { Properties }]) => Properties.Environment?.Variables);
  const previous = JSON.stringify(taken.map((variables) => variables?.ORIGIN_SECRET_PREVIOUS));
  expect(previous).toContain(':SecretString:previous::01234567-89ab-cdef-0123-456789abcdef}}');
});

test('the functions change before the CDN, which may then send a new secret', () => {
  const [[, resource] = []] = one('AWS::CloudFront::Distribution');
  expect(resource?.DependsOn).toEqual(
    expect.arrayContaining([...functions.keys()].filter((id) => id.startsWith('Api'))),
  );
});

test('the functions are told the path as it was asked for, the root too', () => {
  expect(distribution).not.toHaveProperty('DefaultRootObject');
  const pathsToSite = distribution.CacheBehaviors.filter(
    ({ PathPattern }: Behavior) => PathPattern !== '/api/*',
  );
  const routed = pathsToSite.filter(({ PathPattern }: Behavior) => PathPattern !== '/assets/*');
  for (const { FunctionAssociations } of [distribution.DefaultCacheBehavior, ...routed]) {
    expect(FunctionAssociations).toHaveLength(2);
  }
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
