import { expect, test } from 'vitest';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import { synthesise } from './synthesise.ts';

const { edge } = synthesise('prod');

const [firewall] = Object.values(edge.findResources('AWS::WAFv2::WebACL'));
const rules = firewall?.Properties.Rules as { Name: string; Statement: Record<string, unknown> }[];

test.each([
  ['AllCalls', 3000, undefined],
  ['ApiCalls', 600, '/api/'],
  ['Bookings', 30, '/api/lead-intake'],
  ['Uploads', 100, '/api/generate-upload-url'],
  ['AdminCalls', 300, '/api/admin'],
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

test("a customer's acts are blocked beyond 60 in five minutes from one address; looking is not counted", () => {
  const { Statement } = rules.find(({ Name }) => Name === 'CustomersActs') ?? expect.unreachable();
  expect(Statement).toMatchObject({
    RateBasedStatement: {
      Limit: 60,
      AggregateKeyType: 'IP',
      EvaluationWindowSec: 300,
      ScopeDownStatement: {
        AndStatement: {
          Statements: [
            {
              ByteMatchStatement: { SearchString: '/api/lead-status/', PositionalConstraint: 'STARTS_WITH' },
            },
            { ByteMatchStatement: { SearchString: 'POST', FieldToMatch: { Method: {} } } },
          ],
        },
      },
    },
  });
});

const limitOf = (name: string) => {
  const { Statement } = rules.find(({ Name }) => Name === name) ?? expect.unreachable();
  const { Limit, EvaluationWindowSec } = Statement.RateBasedStatement as Record<string, number>;
  return (Limit ?? 0) / (EvaluationWindowSec ?? 1);
};
const acts = operationNames
  .map(operationEntry)
  .filter(({ method, path }) => method === 'POST' && path.startsWith('/lead-status/'));

test('ten addresses together leave every act of customers a third of its calls', () => {
  expect(acts.length).toBeGreaterThan(8);
  for (const act of acts) {
    const all = act.auth === 'admin' ? 0 : act.perSecond;
    expect(10 * limitOf('CustomersActs'), act.path).toBeLessThanOrEqual((2 / 3) * all);
  }
});

test('every admin call counts for the limit of its address', () => {
  for (const { auth, path } of operationNames.map(operationEntry)) {
    expect(path.startsWith('/admin'), path).toBe(auth === 'admin');
  }
});

test('one program on many addresses of one provider books at most 60 times in five minutes', () => {
  const rule = rules.find(({ Name }) => Name === 'BookingsOfOneNetwork');
  expect(rule).toMatchObject({
    Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
    Statement: {
      RateBasedStatement: {
        Limit: 60,
        AggregateKeyType: 'CUSTOM_KEYS',
        CustomKeys: [{ ASN: {} }, { JA4Fingerprint: { FallbackBehavior: 'MATCH' } }],
        ScopeDownStatement: { ByteMatchStatement: { SearchString: '/api/lead-intake' } },
      },
    },
  });
});

test('the firewall counts five body rules, blocks by the others, and keeps no samples of paths', () => {
  expect(rules.map(({ Name }) => Name)).toEqual([
    'LoggedCalls',
    'AllCalls',
    'ApiCalls',
    'Bookings',
    'Uploads',
    'CustomersActs',
    'AdminCalls',
    'BookingsOfOneNetwork',
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesCommonRuleSet',
    'AWSManagedRulesKnownBadInputsRuleSet',
  ]);
  const counted = [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericRFI_BODY',
    'GenericLFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ].map((Name) => ({ Name, ActionToUse: { Count: {} } }));
  expect(rules[9]?.Statement).toMatchObject({ ManagedRuleGroupStatement: { RuleActionOverrides: counted } });
  for (const rule of rules.slice(8)) expect(rule).toMatchObject({ OverrideAction: { None: {} } });
  expect(JSON.stringify(firewall)).not.toContain('"SampledRequestsEnabled":true');
});

/** Capacity units by AWS's price list: of a managed group, of a match after three transformations, of a key. */
const groupUnits: Readonly<Record<string, number>> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
};
const matchUnits = 10 + 3 * 10;
const keyUnits = 30;

test('all rules together stay below the 1,500 capacity units that cost nothing extra', () => {
  const units = rules.map(({ Name, Statement }) => {
    const text = JSON.stringify(Statement);
    const keys = text.match(/"(?:ASN|JA4Fingerprint)"/g)?.length ?? 0;
    const matches = text.match(/"ByteMatchStatement"/g)?.length ?? 0;
    return groupUnits[Name] ?? 2 + keys * keyUnits + matches * matchUnits;
  });
  expect(units.reduce((sum, each) => sum + each, 0)).toBeLessThan(1500);
});

test("the firewall keeps its logical id, since the CDN's stack would not hear of a new one", () => {
  expect(Object.keys(edge.findResources('AWS::WAFv2::WebACL'))).toEqual(['Firewall']);
});

test('the address behind a call of the API or a refusal is kept for two weeks, without path, query or token', () => {
  edge.hasResourceProperties('AWS::Logs::LogGroup', {
    LogGroupName: 'aws-waf-logs-boat-detailing-prod',
    RetentionInDays: 14,
  });
  edge.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
    ResourceArn: { 'Fn::GetAtt': ['Firewall', 'Arn'] },
    LoggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
        },
      ],
    },
    RedactedFields: [
      { UriPath: {} },
      { QueryString: {} },
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'referer' } },
    ],
  });
  expect(rules[0]).toMatchObject({
    Action: { Count: {} },
    Statement: { ByteMatchStatement: { SearchString: '/api/' } },
  });
});
