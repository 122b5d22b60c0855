import { expect, test } from 'vitest';
import { operationEntry, operationNames, routeKeysOf } from '#domain/operations/table.ts';
import { tables } from '#functions/data/keys.ts';
import { synthesise } from './synthesise.ts';

const env = { MAILBOX: 'me@mail.example.com', HOSTED_ZONE_ID: 'Z0123456789ABC' };
const stages = {
  'with a domain': synthesise('prod', env, 'own'),
  'without a domain': synthesise('prod', env, 'none'),
};

interface Resource {
  readonly Type: string;
}
/** The site's own stack, without those nested in it. */
const ownResources = ({ stacks }: ReturnType<typeof synthesise>) =>
  (stacks.get('BoatDetailing-prod-Site')?.Resources ?? {}) as Readonly<Record<string, Resource>>;

const inStages = Object.entries(stages).map(([which, made]) => [which, ownResources(made)] as const);

/**
 * What a deployed stage may not lose: each logical id as the commit 1f6f3c0 had it, and those that came by ab01294.
 * CloudFormation would make a resource anew under another id, or refuse a second one of the same name.
 */
const kept = {
  'AWS::DynamoDB::GlobalTable': [
    'BlogPosts',
    'Content',
    'Customers',
    'Days',
    'Forecasts',
    'LeadStatusHistory',
    'Leads',
    'Quotes',
    'Settings',
  ],
  'AWS::S3::Bucket': ['AccessLogs', 'Exports', 'Photos', 'Site'],
  'AWS::Cognito::UserPool': ['Admins'],
  'AWS::Cognito::UserPoolClient': ['SignInAdminsWebD1CAB0C6'],
  'AWS::SES::EmailIdentity': ['MailIdentity4EC7C521'],
  'AWS::SES::ConfigurationSet': ['MailConfigurationSet2AA84368'],
  'AWS::SecretsManager::Secret': ['OriginSecret9A421E71'],
  'AWS::KMS::Key': ['MailEventsKey82D7C008'],
  'AWS::CloudFront::Distribution': ['CdnDistribution149FA6C8'],
  'AWS::ApiGatewayV2::Api': ['ApiHttp17514DA7'],
  'AWS::ApiGatewayV2::Stage': ['ApiStage4697DF29'],
  'AWS::ApiGatewayV2::Authorizer': ['ApiHttpAdmins0D2898C2'],
} as const;

const cases = inStages.flatMap(([which, resources]) =>
  Object.entries(kept).map(([type, ids]) => ({ which, resources, type, ids })),
);

test.each(cases)('$type keeps its logical ids $which, in the stack of the site itself', (each) => {
  const { resources, type, ids } = each;
  const found = Object.entries(resources).filter(([, { Type }]) => Type === type);
  expect(found.map(([id]) => id).sort()).toEqual([...ids].sort());
});

test('every table of the product stands on that list', () => {
  expect(tables.map(({ id }) => id).sort()).toEqual([...kept['AWS::DynamoDB::GlobalTable']]);
});

test.each(inStages)('%s all routes lie beside their API, where they always lay', (_, resources) => {
  const routes = Object.entries(resources).filter(([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route');
  // CDK's name of a route from before there were nested stacks: its place in the tree, and a hash of that.
  for (const [id] of routes) expect(id).toMatch(/^ApiHttp(?:GET|HEAD|POST|PUT|PATCH)api\w+[0-9A-F]{8}$/);
  expect(routes).toHaveLength(operationNames.map(operationEntry).flatMap(routeKeysOf).length);
  expect(routes.map(([id]) => id)).toEqual(
    expect.arrayContaining(['ApiHttpPOSTapileadintake3BB44E08', 'ApiHttpGETapileadstatusslugC37B0646']),
  );
});
