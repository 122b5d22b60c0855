import { Stack, type StackProps } from 'aws-cdk-lib';
import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as route53 from 'aws-cdk-lib/aws-route53';
import * as waf from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { business } from '#domain/business.ts';
import { operationEntry } from '#domain/operations/table.ts';
import type { StageSettings } from './settings.ts';

/** CloudFront takes certificates and firewalls from this region alone. */
export const edgeRegion = 'us-east-1';

const visible = (metricName: string): waf.CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples show raw paths, and the path of a status page is its secret.
  sampledRequestsEnabled: false,
});

/** However a path is written, it counts as what the API would take it for. */
const asRead = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ type, priority }));

const pathBelow = (start: string): waf.CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: start,
    textTransformations: asRead,
  },
});

/** What one address may ask for in five minutes, below a path or everywhere. A marina's wifi is one address. */
interface Rate {
  readonly name: string;
  readonly limit: number;
  readonly below?: string;
}

const rates: readonly Rate[] = [
  { name: 'AllCalls', limit: 3000 },
  { name: 'ApiCalls', limit: 600, below: '/api/' },
  // Ten people at once, each with two attempts that had to be put right.
  { name: 'Bookings', limit: 30, below: `/api${operationEntry('lead-intake').path}` },
  // The same ten with five photos each, every one of them sent twice.
  { name: 'Uploads', limit: 100, below: `/api${operationEntry('generate-upload-url').path}` },
];

const perAddress = ({ name, limit, below }: Rate, priority: number): waf.CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      evaluationWindowSec: 300,
      ...(below !== undefined && { scopeDownStatement: pathBelow(below) }),
    },
  },
  visibilityConfig: visible(name),
});

/**
 * These three refuse bookings over 8 KB or with a link in the notes. Only `/api` takes bodies at all, so
 * counting them everywhere gives nothing away; the functions judge bodies by their schemas.
 */
const bodyRules = ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericRFI_BODY'];

/** Rules that Amazon keeps up to date; those named in `counted` only count. */
interface ManagedGroup {
  readonly name: string;
  readonly counted?: readonly string[];
}

const managedGroups: readonly ManagedGroup[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList' },
  { name: 'AWSManagedRulesCommonRuleSet', counted: bodyRules },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
];

const managed = ({ name, counted }: ManagedGroup, index: number): waf.CfnWebACL.RuleProperty => ({
  name,
  priority: rates.length + index,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: (counted ?? []).map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

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
      rules: [...rates.map(perAddress), ...managedGroups.map(managed)],
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
