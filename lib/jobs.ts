import { Duration } from 'aws-cdk-lib';
import type * as ddb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type JobName, jobTable } from '#domain/operations/jobs.ts';
import { expiredRow, newOwedLead, newPublish } from '#functions/data/keys.ts';
import type { AppFunction } from './app-function.ts';
import { failedQueue, giveUpTo, sendTo } from './failed-queue.ts';
import type { JobProps } from './function-props.ts';
import { jobFunction } from './job-function.ts';

/** The leads' stream sends owed emails at once, the sweep what is still owed; the clock starts other jobs too. */
export class Jobs extends Construct {
  readonly stream: AppFunction;
  readonly expired: AppFunction;
  readonly sweep: AppFunction;
  readonly forecasts: AppFunction;
  readonly sheet: AppFunction;
  readonly planPrices: AppFunction;
  readonly publish: AppFunction;
  readonly mending: AppFunction;
  /** Stream records that kept failing. The sweep still sends what they were about. */
  readonly failed: sqs.Queue;
  private readonly props: JobProps;

  constructor(scope: Construct, id: string, props: JobProps) {
    super(scope, id);
    this.props = props;
    this.failed = failedQueue(this);
    const { Leads, Content } = props.data.tables;
    this.stream = this.fed('Feed', 'lead-mails', newOwedLead, Leads);
    this.expired = this.fed('ExpiredFeed', 'expired-leads', expiredRow, Leads);
    this.publish = this.fed('PublishFeed', 'publish-site', newPublish, Content);
    this.sweep = jobFunction(this, 'owed-mails-sweep', props);
    this.forecasts = jobFunction(this, 'weather-forecasts', props);
    this.sheet = jobFunction(this, 'morning-sheet', props);
    this.planPrices = jobFunction(this, 'plan-prices', props);
    this.mending = jobFunction(this, 'site-mending', props);
    this.schedule('Schedule', this.sweep, jobTable['owed-mails-sweep'].everyMinutes);
    this.schedule('SheetSchedule', this.sheet, jobTable['morning-sheet'].everyMinutes);
    this.schedule('PlanPriceSchedule', this.planPrices, jobTable['plan-prices'].everyMinutes);
    this.schedule('ForecastSchedule', this.forecasts, jobTable['weather-forecasts'].everyMinutes);
    this.schedule('MendingSchedule', this.mending, jobTable['site-mending'].everyMinutes);
  }

  private schedule(id: string, { lambda: job }: AppFunction, everyMinutes: number): void {
    // The next run makes up for one that failed, and looks at what is there by then.
    job.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(everyMinutes) });
    new events.Rule(this, id, {
      schedule: events.Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new targets.LambdaFunction(job, { retryAttempts: 0 })],
    });
  }

  /** A job that is fed with the changes of a table that pass a filter. */
  private fed(
    id: string,
    name: JobName,
    filter: Record<string, unknown>,
    { tableStreamArn: streamArn }: ddb.TableV2,
  ): AppFunction {
    if (streamArn === undefined) throw new Error('The table has no stream.');
    const job = jobFunction(this, name, this.props, [
      {
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [streamArn],
      },
      sendTo(this.failed),
    ]);
    new lambda.EventSourceMapping(this, id, {
      target: job.lambda,
      eventSourceArn: streamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      filters: [lambda.FilterCriteria.filter(filter)],
      batchSize: 10,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
      onFailure: giveUpTo(this.failed),
    });
    return job;
  }
}
