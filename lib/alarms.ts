import { Aws, Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { business } from '#domain/business.ts';
import { maxSearchedLeads } from '#functions/data/keys.ts';
import { owedForLongMinutes, serviceName } from '#functions/runtime/metric-names.ts';
import type { Api } from './api.ts';
import type { Jobs } from './jobs.ts';
import { fiveMinutes, functionThrottles, mailReputation, ownMetric } from './metrics.ts';
import type { StageSettings } from './settings.ts';

/** Alarms on queues of failed work, with what each means. */
const failures = {
  StreamRecordsFailed:
    'A job could not handle a change of a lead: its emails, which the sweep sends, or its end. Find out why.',
  MailEventsFailed:
    'The job could not write down bounces or complaints. Find out why, then redrive the queue.',
  PhotoChecksFailed:
    'Photos could not be checked, though they arrived. A lead that refers to one asks again; find out why.',
} as const;
export type FailureQueues = Readonly<Record<keyof typeof failures, sqs.IQueue>>;

interface AlarmsProps {
  readonly settings: Pick<StageSettings, 'stage' | 'alarmMail' | 'noLeadDays'>;
  readonly api: Api;
  readonly jobs: Jobs;
  readonly failed: FailureQueues;
}

interface Watch {
  readonly metric: cloudwatch.IMetric;
  /** Threshold: alarms at or above it, or below it if `low`. */
  readonly at: number;
  readonly low?: true;
  readonly periods?: number;
  readonly silence?: cloudwatch.TreatMissingData;
  readonly means: string;
}

const { BREACHING, IGNORE, NOT_BREACHING } = cloudwatch.TreatMissingData;

/** Few alarms, each with something to do: docs/operations.md has a heading for each. */
export class Alarms extends Construct {
  private readonly action: SnsAction;
  private readonly props: AlarmsProps;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.props = props;
    const { alarmMail } = props.settings;
    const topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy, as enforceSSL gives it, loses the default one, which lets alarms publish.
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        // CloudWatch publishes for every account; only this one's alarms are allowed.
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    if (alarmMail !== undefined) topic.addSubscription(new subscriptions.EmailSubscription(alarmMail));
    this.action = new SnsAction(topic);
    this.watchCalls();
    this.watchOwedMails();
    this.watchForecasts();
    this.watchPublishing();
    this.watchPlanPrices();
    this.watchFailures();
    this.watchReputation();
    this.watchBusiness();
  }

  private watchCalls(): void {
    const { http, throttled } = this.props.api;
    const errors = http.metricServerError({ period: fiveMinutes, statistic: 'Sum' });
    const calls = http.metricCount({ period: fiveMinutes, statistic: 'Sum' });
    this.watch('ApiFails', {
      metric: new cloudwatch.MathExpression({
        // One failure among five calls of a quiet night should not wake anyone.
        expression: 'IF(errors >= 3, 100 * errors / calls, 0)',
        usingMetrics: { errors, calls },
        label: 'Failed calls in %',
        period: fiveMinutes,
      }),
      at: 5,
      means:
        'Of the calls in five minutes 5 % or more failed, three at least. Somebody may be unable to book.',
    });
    this.watch('ApiSlow', {
      metric: http.metricLatency({ period: fiveMinutes, statistic: 'p99' }),
      at: 3000,
      periods: 3,
      means: 'For a quarter of an hour one call in a hundred has taken more than three seconds.',
    });
    this.watch('ApiThrottled', {
      metric: throttled,
      at: 20,
      means: 'The API turned calls away with 429: more came than its throttles let through.',
    });
    this.watch('FunctionsThrottled', {
      metric: functionThrottles,
      at: 1,
      means: 'Lambda turned calls away: the account ran out of concurrent executions.',
    });
  }

  private watchForecasts(): void {
    const { stage } = this.props.settings;
    this.watch('ForecastsOld', {
      metric: ownMetric(stage, 'forecastAge', { statistic: 'Maximum', period: Duration.hours(1) }),
      at: 24,
      means:
        'A forecast for a coming visit is missing or a day old: Today and the calendar say nothing of weather.',
    });
  }

  private watchPublishing(): void {
    this.watch('PublishFails', {
      metric: ownMetric(this.props.settings.stage, 'publishesFailed'),
      at: 1,
      means: "The owner's changes did not go up. The site is as it was; they can try again.",
    });
    this.watch('PublishHangs', {
      metric: this.props.jobs.publish.lambda.metricErrors({ period: fiveMinutes }),
      at: 3,
      means: 'The job that publishes ends in errors or takes too long.',
    });
  }

  private watchPlanPrices(): void {
    this.watch('PlanPricesFail', {
      metric: this.props.jobs.planPrices.lambda.metricErrors({ period: Duration.hours(3) }),
      at: 2,
      means: 'Customers with a plan are not told of a new price, so the old one goes on holding for them.',
    });
  }

  private watchOwedMails(): void {
    const { settings, jobs } = this.props;
    const quarterHour = { period: Duration.minutes(15) };
    this.watch('MailsOwedForLong', {
      metric: ownMetric(settings.stage, 'owedForLong', { statistic: 'Maximum' }),
      at: 1,
      means: `A booking is stored, but its mails did not go out for over ${owedForLongMinutes} minutes.`,
    });
    this.watch('SweepSilent', {
      metric: jobs.sweep.lambda.metricInvocations(quarterHour),
      at: 1,
      low: true,
      silence: BREACHING,
      means: 'The sweep over owed mails does not run, so nobody counts what is owed.',
    });
    this.watch('SweepFails', {
      metric: jobs.sweep.lambda.metricErrors(quarterHour),
      at: 2,
      means: 'The sweep over owed mails ends in errors.',
    });
  }

  private watchFailures(): void {
    for (const [id, means] of Object.entries(failures)) {
      const queue = this.props.failed[id as keyof FailureQueues]; // the keys are these very ones
      const metric = queue.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes });
      this.watch(id, { metric, at: 1, means });
    }
  }

  private watchReputation(): void {
    const { stage } = this.props.settings;
    this.watch('MailsBounce', {
      metric: mailReputation('BounceRate'),
      at: 0.04,
      means: 'More than 4 % of mails bounce. Amazon reviews accounts at 5 % and pauses them at 10 %.',
    });
    this.watch('MailsComplainedOf', {
      metric: mailReputation('ComplaintRate'),
      at: 0.0008,
      means:
        'Too many people mark our mails as spam. Amazon reviews accounts at 0.1 % and pauses them at 0.5 %.',
    });
    this.watch('OwnerMailReturned', {
      metric: ownMetric(stage, 'mailsReturned', { kind: 'new-lead', period: Duration.hours(1) }),
      at: 1,
      means:
        "A mail about a new lead came back from the owner's mailbox: leads arrive, and nobody hears of them.",
    });
  }

  private watchBusiness(): void {
    const { stage, noLeadDays } = this.props.settings;
    this.watch('SearchNearlyFull', {
      metric: ownMetric(stage, 'searchSize', { statistic: 'Maximum', period: Duration.hours(1) }),
      at: 0.8 * maxSearchedLeads,
      // Only measured while someone uses the admin.
      silence: IGNORE,
      means: `The admin's search holds 80% of the ${maxSearchedLeads} leads that fit. Beyond that it finds only the newest.`,
    });
    if (noLeadDays === undefined) return;
    const { from, to } = business.seasonMonths;
    this.watch('NoLeads', {
      metric: new cloudwatch.MathExpression({
        // The sweep reports 0 leads every five minutes, so a day without leads still has data.
        expression: `IF(MONTH(leads) >= ${from} AND MONTH(leads) <= ${to}, leads, 1)`,
        usingMetrics: { leads: ownMetric(stage, 'leads', { period: Duration.days(1) }) },
        label: 'Leads a day in season',
        period: Duration.days(1),
      }),
      at: 1,
      low: true,
      periods: noLeadDays,
      means: `No booking for ${noLeadDays} days in season. Perhaps nobody wants one, perhaps nobody can book.`,
    });
  }

  private watch(id: string, { metric, at, low, periods = 1, silence = NOT_BREACHING, means }: Watch): void {
    const { GREATER_THAN_OR_EQUAL_TO_THRESHOLD, LESS_THAN_THRESHOLD } = cloudwatch.ComparisonOperator;
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmName: `${serviceName(this.props.settings.stage)}-${id}`,
      metric,
      threshold: at,
      evaluationPeriods: periods,
      comparisonOperator: low ? LESS_THAN_THRESHOLD : GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: silence,
      alarmDescription: `${means} What to do: docs/operations.md, ${id}.`,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }
}
