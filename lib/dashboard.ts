import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { mailKinds } from '#domain/mail/mail-kinds.ts';
import { serviceName } from '#functions/runtime/metric-names.ts';
import type { FailureQueues } from './alarms.ts';
import type { Api } from './api.ts';
import type { AppFunction } from './app-function.ts';
import type { Data } from './data.ts';
import { functionThrottles, mailReputation, ownMetric } from './metrics.ts';
import type { Stage } from './settings.ts';

interface DashboardProps {
  readonly stage: Stage;
  readonly api: Api;
  readonly jobs: readonly AppFunction[];
  readonly data: Data;
  readonly failed: FailureQueues;
}

const graph = (title: string, ...left: cloudwatch.IMetric[]) =>
  new cloudwatch.GraphWidget({ title, left, width: 12 });

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, { stage, api, jobs, data, failed }: DashboardProps) {
    super(scope, id);
    const own = (name: Parameters<typeof ownMetric>[1], options: cloudwatch.MetricOptions = {}) =>
      ownMetric(stage, name, options);
    const daily = { period: Duration.days(1) };
    const { Leads } = data.tables;
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: serviceName(stage),
      defaultInterval: Duration.days(7),
      widgets: [
        [
          graph('Leads a day', own('leads', daily), own('leadsQuarantined', daily)),
          graph('Mails', own('mailsSent'), own('mailsFailed'), own('mailsRefused'), own('mailsReturned')),
        ],
        [
          graph('Calls', api.http.metricCount({ statistic: 'Sum' })),
          graph(
            'Refused, failed and throttled calls',
            api.http.metricClientError({ statistic: 'Sum' }),
            api.http.metricServerError({ statistic: 'Sum' }),
            api.throttled,
            functionThrottles,
          ),
        ],
        [
          graph(
            'Latency in ms',
            ...['p50', 'p95', 'p99'].map((statistic) => api.http.metricLatency({ statistic })),
          ),
          graph(
            'Mails sent by kind',
            ...mailKinds.map((kind) => ownMetric(stage, 'mailsSent', { kind, label: kind })),
          ),
        ],
        [
          graph(
            'Jobs and their errors',
            ...jobs.flatMap(({ lambda }) => [lambda.metricInvocations(), lambda.metricErrors()]),
          ),
          graph(
            'Owed for long, publishes and queues that failed',
            own('owedForLong', { statistic: 'Maximum' }),
            own('publishesFailed'),
            ...Object.entries(failed).map(([label, queue]) =>
              queue.metricApproximateNumberOfMessagesVisible({ label }),
            ),
          ),
        ],
        [
          graph(
            "Bounces and complaints of the account's mails",
            mailReputation('BounceRate'),
            mailReputation('ComplaintRate'),
          ),
          new cloudwatch.GraphWidget({
            title: "Leads in the admin's search, and its load in ms",
            width: 12,
            left: [own('searchSize', { statistic: 'Maximum' })],
            right: [own('searchLoad', { statistic: 'Maximum' })],
          }),
        ],
        [
          graph(
            'Units of the Leads table',
            Leads.metricConsumedReadCapacityUnits(),
            Leads.metricConsumedWriteCapacityUnits(),
          ),
          graph('Hours since the oldest forecast', own('forecastAge', { statistic: 'Maximum' })),
        ],
      ],
    });
  }
}
