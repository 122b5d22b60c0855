import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { metricNames, metricNamespace } from '#functions/runtime/metric-names.ts';
import type { Api } from './api.ts';
import type { Data } from './data.ts';
import type { Jobs } from './jobs.ts';

interface AlarmsProps {
  readonly api: Api;
  readonly jobs: Jobs;
  readonly data: Data;
  /** Told of alarms; undefined for nobody. */
  readonly mailTo: string | undefined;
}

interface Watch {
  readonly metric: cloudwatch.IMetric;
  /** Alarms at this value and above; below it when `low` is set. */
  readonly at: number;
  readonly low?: true;
  readonly periods?: number;
  /** What it means when nothing is measured. */
  readonly silence?: cloudwatch.TreatMissingData;
  readonly means: string;
}

const sesMetric = (metricName: string) =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

/** Counted by the sweep: leads that have owed a mail for longer than it needs. */
const owedForLong = new cloudwatch.Metric({
  namespace: metricNamespace,
  metricName: metricNames.owedForLong,
  statistic: 'Maximum',
  period: Duration.minutes(5),
});

/** Tells people when the site fails them, and draws what it does. Few alarms, each with something to do. */
export class Alarms extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    if (props.mailTo !== undefined) topic.addSubscription(new subscriptions.EmailSubscription(props.mailTo));
    this.action = new SnsAction(topic);
    const { api, jobs } = props;
    const fiveMinutes = { period: Duration.minutes(5) };
    this.watch('ApiErrors', {
      metric: api.http.metricServerError({ ...fiveMinutes, statistic: 'Sum' }),
      at: 3,
      means: 'Calls of the API fail. Look into the log of the operation that its access log names.',
    });
    this.watch('ApiSlow', {
      metric: api.http.metricLatency({ ...fiveMinutes, statistic: 'p95' }),
      at: 3000,
      periods: 3,
      means: 'One call in twenty takes more than three seconds.',
    });
    this.watch('MailsOwedForLong', {
      metric: owedForLong,
      at: 1,
      means: 'A booking is stored, but its mails did not go out. Look into SES and the log of the sweep.',
    });
    this.watch('SweepSilent', {
      metric: jobs.sweep.lambda.metricInvocations({ period: Duration.minutes(15) }),
      at: 1,
      low: true,
      silence: cloudwatch.TreatMissingData.BREACHING,
      means: 'The sweep over owed mails does not run.',
    });
    this.watch('SweepFails', {
      metric: jobs.sweep.lambda.metricErrors({ period: Duration.minutes(15) }),
      at: 2,
      means: 'The sweep over owed mails ends in errors.',
    });
    this.watch('StreamRecordsFailed', {
      metric: jobs.failed.metricApproximateNumberOfMessagesVisible(fiveMinutes),
      at: 1,
      means:
        'The job could not handle a change of a lead. The sweep mails it; find out why, then purge the queue.',
    });
    this.watch('MailsBounce', {
      metric: sesMetric('Reputation.BounceRate'),
      at: 0.04,
      means: 'More than 4 % of mails bounce. Amazon pauses accounts at 10 %.',
    });
    this.watch('MailsComplainedOf', {
      metric: sesMetric('Reputation.ComplaintRate'),
      at: 0.0008,
      means: 'Too many people mark our mails as spam. Amazon pauses accounts at 0.5 %.',
    });
    this.draw(props);
  }

  private watch(id: string, { metric, at, low, periods = 1, silence, means }: Watch): void {
    const { GREATER_THAN_OR_EQUAL_TO_THRESHOLD, LESS_THAN_THRESHOLD } = cloudwatch.ComparisonOperator;
    const alarm = new cloudwatch.Alarm(this, id, {
      metric,
      threshold: at,
      evaluationPeriods: periods,
      comparisonOperator: low ? LESS_THAN_THRESHOLD : GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: silence ?? cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: means,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }

  private draw({ api, jobs, data }: AlarmsProps): void {
    const graph = (title: string, ...left: cloudwatch.IMetric[]) =>
      new cloudwatch.GraphWidget({ title, left, width: 12 });
    const { Leads } = data.tables;
    new cloudwatch.Dashboard(this, 'Dashboard', {
      widgets: [
        [
          graph('Calls', api.http.metricCount({ statistic: 'Sum' })),
          graph('Refused and failed calls', api.http.metricClientError(), api.http.metricServerError()),
        ],
        [
          graph(
            'Latency in ms',
            ...['p50', 'p95', 'p99'].map((statistic) => api.http.metricLatency({ statistic })),
          ),
          graph('Jobs', jobs.stream.lambda.metricInvocations(), jobs.stream.lambda.metricErrors()),
        ],
        [
          graph(
            'Units of the Leads table',
            Leads.metricConsumedReadCapacityUnits(),
            Leads.metricConsumedWriteCapacityUnits(),
          ),
          graph('Mails', sesMetric('Send'), sesMetric('Bounce'), sesMetric('Complaint')),
        ],
      ],
    });
  }
}
