import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { leadsTable, owedShard } from '#functions/data/keys.ts';
import type { Surroundings } from './api.ts';
import { AppFunction } from './app-function.ts';
import type { JobName } from './bundle.ts';
import { failedQueue, giveUpTo } from './failed-queue.ts';
import { type JobGrant, statementsOf } from './grants.ts';

const [, owedIndex] = leadsTable.indexes;

/** Both jobs do the same for a lead: send what it owes, keep its photos, write down that it is done. */
const grants: readonly JobGrant[] = ['leads:edit', 'timeline:add', 'photos:keep', 'mail:send'];

/** New leads that owe something. One let out of quarantine waits for the sweep. */
const startsToOwe = lambda.FilterCriteria.filter({
  eventName: ['INSERT'],
  dynamodb: { NewImage: { [owedIndex.partition]: { S: [owedShard] } } },
});

/** What runs without a call: the leads' stream sends owed mails at once, the sweep what is still owed. */
export class Jobs extends Construct {
  readonly stream: AppFunction;
  readonly sweep: AppFunction;
  /** Stream records that failed again and again. The sweep still mails what they were about. */
  readonly failed: sqs.Queue;

  constructor(scope: Construct, id: string, props: Surroundings) {
    super(scope, id);
    this.failed = failedQueue(this);
    this.stream = this.job('lead-mails', 'Sends the mails that a new lead owes', props, grants);
    this.sweep = this.job('owed-mails-sweep', 'Sends the mails that are still owed', props, [
      ...grants,
      'leads:owed',
    ]);
    this.feed(props);
    // The next run makes up for one that failed, and looks at what is owed by then.
    this.sweep.lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(5) });
    new events.Rule(this, 'Schedule', {
      schedule: events.Schedule.rate(Duration.minutes(5)),
      targets: [new targets.LambdaFunction(this.sweep.lambda, { retryAttempts: 0 })],
    });
  }

  private job(
    name: JobName,
    description: string,
    props: Surroundings,
    allowed: readonly JobGrant[],
  ): AppFunction {
    return new AppFunction(this, name, {
      code: props.code(name),
      description,
      environment: props.environment,
      statements: allowed.flatMap((grant) => statementsOf(grant, props.data, props.mail)),
      // A lead is held for 60 s at most; a job must not outlive its hold.
      timeoutSeconds: 55,
      memoryMb: 512,
    });
  }

  private feed({ data }: Surroundings): void {
    const streamArn = data.tables.Leads.tableStreamArn;
    if (streamArn === undefined) throw new Error('The Leads table has no stream.');
    this.stream.lambda.addToRolePolicy(
      new iam.PolicyStatement({
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [streamArn],
      }),
    );
    new lambda.EventSourceMapping(this, 'Feed', {
      target: this.stream.lambda,
      eventSourceArn: streamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      filters: [startsToOwe],
      batchSize: 10,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 3,
      maxRecordAge: Duration.hours(1),
      onFailure: giveUpTo(this.failed),
    });
  }
}
