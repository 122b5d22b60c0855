import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { operationNames } from '#domain/operations/table.ts';
import { metricNames } from '#functions/runtime/metric-names.ts';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const mailbox = 'ops@boatdetailingla.example';
const { site } = synthesise('prod', { ALARM_MAIL: mailbox, NO_LEAD_DAYS: '3' });
const { site: unwatched } = synthesise('dev');
const alarms = resourcesOf(site, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
const idOf = ({ AlarmName }: Record<string, unknown>) =>
  String(AlarmName).replace('boat-detailing-prod-', '');
const alarm = (id: string) => alarms.find((properties) => idOf(properties) === id);

test('operations.md has a heading for each alarm, and none for another', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const [, part = ''] = /\n## Alarms\n(.*?)\n## /s.exec(page) ?? [];
  const headings = [...part.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);
  expect(headings.sort()).toEqual([...alarms.map(idOf), 'Budget'].sort());
});

test.each(alarms.map((properties) => [idOf(properties), properties] as const))(
  '%s says what it means and where to read on, and tells when it begins and ends',
  (id, { AlarmDescription, AlarmActions, OKActions }) => {
    expect(AlarmDescription).toMatch(new RegExp(`^.{30,} What to do: docs/operations.md, ${id}\\.$`));
    expect(AlarmActions).toHaveLength(1);
    expect(OKActions).toEqual(AlarmActions);
  },
);

test('the mailbox is told of alarms and costs; without one nobody is', () => {
  site.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: mailbox });
  site.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 30, Unit: 'USD' } },
    NotificationsWithSubscribers: [
      {
        Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 80 }),
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: mailbox }],
      },
      {
        Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }),
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: mailbox }],
      },
    ],
  });
  unwatched.resourceCountIs('AWS::Budgets::Budget', 0);
  unwatched.resourcePropertiesCountIs('AWS::SNS::Subscription', { Protocol: 'email' }, 0);
});

test('alarms of this account may speak to their topic, whose policy replaces the default one', () => {
  const [topic] = alarms.flatMap(({ AlarmActions }) => AlarmActions as unknown[]);
  site.hasResourceProperties('AWS::SNS::TopicPolicy', {
    Topics: [topic],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Resource: topic,
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ]),
    },
  });
});

test('failed calls count as a share, and only from three on', () => {
  expect(alarm('ApiFails')).toMatchObject({
    Threshold: 5,
    Metrics: expect.arrayContaining([
      expect.objectContaining({ Expression: 'IF(errors >= 3, 100 * errors / calls, 0)' }),
    ]),
  });
  expect(alarm('ApiSlow')).toMatchObject({ ExtendedStatistic: 'p99', EvaluationPeriods: 3 });
});

test('calls that the gateway turns away are counted from its access log', () => {
  site.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.status = "429" }',
    MetricTransformations: [
      {
        MetricName: 'ApiThrottled',
        MetricNamespace: 'BoatDetailing',
        Dimensions: [{ Key: 'service', Value: '$.service' }],
      },
    ],
  });
  site.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AccessLogSettings: { Format: Match.stringLikeRegexp('^\\{"service":"boat-detailing-prod","request_id"') },
  });
  expect(alarm('ApiThrottled')).toMatchObject({
    MetricName: 'ApiThrottled',
    Namespace: 'BoatDetailing',
    Dimensions: [{ Name: 'service', Value: 'boat-detailing-prod' }],
  });
});

test('days without a lead alarm only in season, and only where that was asked for', () => {
  expect(alarm('NoLeads')).toMatchObject({
    EvaluationPeriods: 3,
    ComparisonOperator: 'LessThanThreshold',
    Metrics: expect.arrayContaining([
      expect.objectContaining({ Expression: 'IF(MONTH(leads) >= 3 AND MONTH(leads) <= 10, leads, 1)' }),
    ]),
  });
  unwatched.resourcePropertiesCountIs(
    'AWS::CloudWatch::Alarm',
    { AlarmName: Match.stringLikeRegexp('NoLeads') },
    0,
  );
});

test('the search alarms before it refuses', () => {
  expect(alarm('SearchNearlyFull')).toMatchObject({
    MetricName: 'SearchIndexLeads',
    Threshold: 320_000,
    TreatMissingData: 'ignore',
  });
});

test("a mail that comes back from the owner's mailbox alarms at once", () => {
  expect(alarm('OwnerMailReturned')).toMatchObject({
    MetricName: 'MailsReturned',
    Threshold: 1,
    Dimensions: [
      { Name: 'mail_kind', Value: 'new-lead' },
      { Name: 'service', Value: 'boat-detailing-prod' },
    ],
  });
});

test('every figure that functions record is drawn on the dashboard', () => {
  const [[, dashboard] = []] = resourcesOf(site, 'AWS::CloudWatch::Dashboard');
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  for (const name of Object.values(metricNames)) expect(body).toContain(name);
});

test('jobs share one log, in which the stream and each line name the job', () => {
  const logs = resourcesOf(site, 'AWS::Logs::LogGroup').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''));
  expect(logs.sort()).toEqual(['AllJobsLog', 'ApiAccessLog', 'ApiAdminLog', 'ApiPublicLog', 'SiteFilesLog']);
});

test('each function is traced', () => {
  const traced = resourcesOf(site, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) => JSON.stringify(Properties.TracingConfig) === '{"Mode":"Active"}',
  );
  expect(traced.length).toBeGreaterThan(operationNames.length);
});

test('no saved query asks more than the fifty logs that one may, and all ask the calls', () => {
  const queries = resourcesOf(site, 'AWS::Logs::QueryDefinition');
  expect(queries.length).toBeGreaterThan(5);
  for (const [, { Properties }] of queries) {
    const names = (Properties.LogGroupNames as unknown[]).map((name) => JSON.stringify(name));
    expect(names.length).toBeLessThanOrEqual(20);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join()).toContain('ApiAccessLog');
  }
});
