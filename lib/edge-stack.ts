import { Stack, type StackProps } from 'aws-cdk-lib';
import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as route53 from 'aws-cdk-lib/aws-route53';
import * as waf from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { business } from '#domain/business.ts';
import type { StageSettings } from './settings.ts';

/** CloudFront takes certificates and firewalls from this region alone. */
export const edgeRegion = 'us-east-1';

const visible = (metricName: string): waf.CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples show raw paths, and the path of a status page is its secret.
  sampledRequestsEnabled: false,
});

const managed = (
  priority: number,
  name: string,
  counted: readonly string[] = [],
): waf.CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

const perAddress = (
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: waf.CfnWebACL.StatementProperty,
): waf.CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
  visibilityConfig: visible(name),
});

const underApi: waf.CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
};

/**
 * These three refuse bookings over 8 KB or with a link in the notes. Only `/api` takes bodies at all, so
 * counting them everywhere gives nothing away; the functions judge bodies by their schemas.
 */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericRFI_BODY'];

/** Firewall of one stage, and its certificate where it has a domain. */
export class EdgeStack extends Stack {
  /** Undefined without a domain: CloudFront's own name has CloudFront's certificate. */
  readonly certificate: acm.ICertificate | undefined;
  readonly webAclArn: string;

  constructor(
    scope: Construct,
    id: string,
    { settings, ...props }: StackProps & { settings: StageSettings },
  ) {
    super(scope, id, props);
    this.certificate = settings.domain === undefined ? undefined : this.certify(settings.domain, settings);
    const firewall = new waf.CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      rules: [
        perAddress(0, 'AllCalls', 3000),
        perAddress(1, 'ApiCalls', 600, underApi),
        managed(2, 'AWSManagedRulesAmazonIpReputationList'),
        managed(3, 'AWSManagedRulesCommonRuleSet', bodyRules),
        managed(4, 'AWSManagedRulesKnownBadInputsRuleSet'),
      ],
    });
    this.webAclArn = firewall.attrArn;
  }

  /** Waits for records at the DNS provider unless Route 53 keeps the zone. */
  private certify(domain: string, { hostedZoneId }: StageSettings): acm.ICertificate {
    const zone =
      hostedZoneId === undefined
        ? undefined
        : route53.HostedZone.fromHostedZoneAttributes(this, 'Zone', {
            hostedZoneId,
            zoneName: business.domain,
          });
    return new acm.Certificate(this, 'Certificate', {
      domainName: domain,
      subjectAlternativeNames: [`www.${domain}`],
      validation: acm.CertificateValidation.fromDns(zone),
    });
  }
}
