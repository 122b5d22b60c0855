import { expect, test } from 'vitest';
import { synthesise } from './synthesise.ts';

const { edge } = synthesise('prod');

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
  for (const rule of rules.slice(4)) expect(rule).toMatchObject({ OverrideAction: { None: {} } });
  expect(JSON.stringify(firewall)).not.toContain('"SampledRequestsEnabled":true');
});
