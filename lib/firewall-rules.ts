import type * as waf from 'aws-cdk-lib/aws-wafv2';
import { operationEntry } from '#domain/operations/table.ts';

export const visible = (metricName: string): waf.CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples show raw paths, and a status page's path is a secret.
  sampledRequestsEnabled: false,
});

/** Normalizes paths the way the API would. */
const asRead = ['URL_DECODE', 'NORMALIZE_PATH', 'LOWERCASE'].map((type, priority) => ({ type, priority }));

const isPost: waf.CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: 'POST',
    textTransformations: [{ type: 'NONE', priority: 0 }],
  },
};

const pathBelow = (start: string): waf.CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: start,
    textTransformations: asRead,
  },
});

const api = '/api/';
const acts = '/api/lead-status/';
const bookings = `/api${operationEntry('lead-intake').path}`;

interface Rate {
  readonly name: string;
  readonly limit: number;
  readonly below?: string;
  /** Leaves out what only reads. */
  readonly posts?: true;
  readonly per: 'address' | 'network-and-client';
}

const rates: readonly Rate[] = [
  // A marina's wifi is one address.
  { name: 'AllCalls', limit: 3000, per: 'address' },
  { name: 'ApiCalls', limit: 600, below: api, per: 'address' },
  // Ten people at once, each with two corrected attempts.
  { name: 'Bookings', limit: 30, below: bookings, per: 'address' },
  // The same ten with five photos each, each sent twice.
  { name: 'Uploads', limit: 100, below: `/api${operationEntry('generate-upload-url').path}`, per: 'address' },
  // Of each act the world may do three or four a second: nobody else may use them up. A marina's wifi is one address.
  { name: 'CustomersActs', limit: 60, below: acts, posts: true, per: 'address' },
  // An admin who does something every second. Without a token a call still counts against the gateway's limit.
  { name: 'AdminCalls', limit: 300, below: '/api/admin', per: 'address' },
  // One program on many addresses of one provider, or of one IPv6 prefix.
  { name: 'BookingsOfOneNetwork', limit: 60, below: bookings, per: 'network-and-client' },
];

const counting: Record<
  Rate['per'],
  Pick<waf.CfnWebACL.RateBasedStatementProperty, 'aggregateKeyType' | 'customKeys'>
> = {
  address: { aggregateKeyType: 'IP' },
  'network-and-client': {
    aggregateKeyType: 'CUSTOM_KEYS',
    // Calls without a TLS fingerprint share one count.
    customKeys: [{ asn: {} }, { ja4Fingerprint: { fallbackBehavior: 'MATCH' } }],
  },
};

function scopeOf({ below, posts }: Rate): waf.CfnWebACL.StatementProperty | undefined {
  if (below === undefined) return undefined;
  return posts ? { andStatement: { statements: [pathBelow(below), isPost] } } : pathBelow(below);
}

function limitRate(rate: Rate, priority: number): waf.CfnWebACL.RuleProperty {
  const { name, limit, per } = rate;
  const scopeDownStatement = scopeOf(rate);
  return {
    name,
    priority,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        limit,
        ...counting[per],
        evaluationWindowSec: 300,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    visibilityConfig: visible(name),
  };
}

/** Counts calls of the API and blocks none: the firewall's log keeps what is counted or blocked. */
const countCalls = (priority: number): waf.CfnWebACL.RuleProperty => ({
  name: 'LoggedCalls',
  priority,
  action: { count: {} },
  statement: pathBelow(api),
  visibilityConfig: visible('LoggedCalls'),
});

/** Would block bookings over 8 KB, or with a link or `../` in the notes; the functions validate bodies. */
const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericRFI_BODY',
  'GenericLFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

interface ManagedGroup {
  readonly name: string;
  readonly counted?: readonly string[];
}

const managedGroups: readonly ManagedGroup[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList' },
  { name: 'AWSManagedRulesCommonRuleSet', counted: bodyRules },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet' },
];

const managed = ({ name, counted }: ManagedGroup, priority: number): waf.CfnWebACL.RuleProperty => ({
  name,
  priority,
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

/** In order of evaluation; a block ends it. */
export const firewallRules: readonly waf.CfnWebACL.RuleProperty[] = [
  countCalls(0),
  ...rates.map((rate, index) => limitRate(rate, index + 1)),
  ...managedGroups.map((group, index) => managed(group, index + 1 + rates.length)),
];
