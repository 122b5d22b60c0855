import { Duration, Validations } from 'aws-cdk-lib';
import type * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Audience } from '#edge/content-security.ts';
import { hashedFolder } from '#edge/file-headers.ts';
import { apiHeaders, audiencePaths, type HeaderSettings, securityHeaders } from '#edge/response-headers.ts';
import type { RouteTable } from '#edge/route-table.ts';
import { strictTransportSeconds } from '#edge/strict-transport.ts';
import { viewerRequestCode, viewerResponseCode } from './edge-functions.ts';
import type { OriginSecret } from './origin-secret.ts';

interface CdnProps {
  readonly own: { readonly domain: string; readonly certificate: acm.ICertificate } | undefined;
  readonly webAclArn: string;
  readonly siteBucket: s3.IBucket;
  readonly apiHost: string;
  readonly originSecret: OriginSecret;
  readonly routes: RouteTable;
  readonly headers: HeaderSettings;
}

/** CloudFront caches errors for ten seconds by default, but an API error is for its caller alone. */
const keptErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** Headers that reveal the infrastructure. */
const removedHeaders = ['server', 'x-amz-server-side-encryption', 'x-amz-version-id'];

export class Cdn extends Construct {
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: CdnProps) {
    super(scope, id);
    const site = this.siteBehavior(props);
    const policyFor = (audience: Audience) =>
      this.headers(audience, securityHeaders(audience, props.headers));
    const open = policyFor('open');
    const restricted = (['shared', 'unlisted', 'private', 'admin'] as const).flatMap((audience) => {
      const responseHeadersPolicy = policyFor(audience);
      return audiencePaths[audience].map((path) => [path, { ...site, responseHeadersPolicy }]);
    });
    const { functionAssociations: _, ...files } = site;
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      ...(props.own && {
        domainNames: [props.own.domain, `www.${props.own.domain}`],
        certificate: props.own.certificate,
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      webAclId: props.webAclArn,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      // No default root object: CloudFront might add it before the function, which routes by the requested path.
      errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      defaultBehavior: { ...site, responseHeadersPolicy: open },
      additionalBehaviors: {
        '/api/*': { ...this.apiBehavior(props), responseHeadersPolicy: this.headers('api', apiHeaders()) },
        [`${hashedFolder}*`]: { ...files, responseHeadersPolicy: open },
        ...Object.fromEntries(restricted),
      },
    });
    Validations.of(this.distribution).acknowledge(
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'No request can list the bucket: the function names a file for each, the root included.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-CFR1',
        reason: 'Boat owners on the road book from abroad; the firewall limits abuse by address.',
      },
      {
        id: 'AwsSolutions::AwsSolutions-CFR3',
        reason:
          'Access logs hold raw paths, and the path of a status page is its secret (docs/decisions/no-path-logs.md).',
      },
    );
    if (props.own === undefined) {
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions::AwsSolutions-CFR4',
        reason: "Under CloudFront's own name its certificate is the only one, and CloudFront sets its TLS.",
      });
    }
  }

  private siteBehavior({ siteBucket, routes, own }: CdnProps) {
    const edgeFunction = (name: string, code: string) =>
      new cloudfront.Function(this, name, {
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        code: cloudfront.FunctionCode.fromInline(code),
      });
    return {
      // LIST makes S3 answer 404 instead of 403 for a missing file.
      origin: origins.S3BucketOrigin.withOriginAccessControl(siteBucket, {
        originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [
        {
          function: edgeFunction('ViewerRequest', viewerRequestCode(routes, own?.domain)),
          eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
        },
        {
          function: edgeFunction('ViewerResponse', viewerResponseCode()),
          eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE,
        },
      ],
    } satisfies cloudfront.BehaviorOptions;
  }

  private apiBehavior({ apiHost, originSecret }: CdnProps) {
    return {
      origin: new origins.HttpOrigin(apiHost, {
        protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
        customHeaders: { 'x-origin-verify': originSecret.current },
        // Longer than the slowest operation (29 s).
        readTimeout: Duration.seconds(30),
      }),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: true,
    } satisfies cloudfront.BehaviorOptions;
  }

  private headers(name: string, headers: Record<string, string>): cloudfront.ResponseHeadersPolicy {
    const { 'content-security-policy': contentSecurityPolicy = '', ...rest } = headers;
    // CloudFront sets these by dedicated properties and rejects them as custom headers.
    const known = [
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ];
    const plain = Object.entries(rest).filter(([name]) => !known.includes(name));
    return new cloudfront.ResponseHeadersPolicy(this, `${name}Headers`, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(strictTransportSeconds),
          includeSubdomains: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: rest['referrer-policy'] as cloudfront.HeadersReferrerPolicy, // the enum's values are the header's
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: plain.map(([header, value]) => ({ header, value, override: true })),
      },
      removeHeaders: removedHeaders,
    });
  }
}
