import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '#functions/runtime/env.ts';

/** Environment of a function that no call reaches: without the secret that the CDN sends. */
export type JobEnvironment = Omit<Environment, 'ORIGIN_SECRET' | 'ORIGIN_SECRET_PREVIOUS'>;

export interface AppFunctionProps {
  readonly code: lambda.Code;
  readonly description: string;
  readonly environment: Environment | JobEnvironment;
  readonly statements: readonly iam.PolicyStatement[];
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
}

/** How CDK serializes "all objects of our bucket, or below a prefix". */
const objectsPattern = /^\{"Fn::Join":\["",\[\{"Fn::GetAtt":\["(\w+)","Arn"\]\},"(\/[\w/]*\*)"\]\]\}$/;

const writeLog = (group: logs.LogGroup) =>
  new iam.PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [group.logGroupArn],
  });

const writeTraces = () =>
  new iam.PolicyStatement({
    actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
    resources: ['*'],
  });

export class AppFunction extends Construct {
  readonly lambda: lambda.Function;
  readonly logGroup: logs.LogGroup;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    this.logGroup = new logs.LogGroup(this, 'Log', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        // A policy beside each role would take the stack to CloudFormation's 500 resources.
        Own: new iam.PolicyDocument({
          statements: [...props.statements, writeLog(this.logGroup), writeTraces()],
        }),
      },
    });
    this.acknowledgeObjectWildcards(role, props.statements);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
      reason: 'Traces: X-Ray knows no resources, so its two write actions can be granted on all alone.',
    });
    this.lambda = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: props.code,
      description: props.description,
      role,
      environment: { ...props.environment },
      timeout: Duration.seconds(props.timeoutSeconds),
      memorySize: props.memoryMb,
      logGroup: this.logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      systemLogLevelV2: lambda.SystemLogLevel.WARN,
    });
    // `tracing` would add a policy beside the role, just for its statement.
    const resource = this.lambda.node.defaultChild as lambda.CfnFunction; // a Function's own resource
    resource.tracingConfig = { mode: lambda.Tracing.ACTIVE };
  }

  /** Object keys cannot be listed in advance; any other wildcard stays a finding. */
  private acknowledgeObjectWildcards(role: iam.Role, statements: readonly iam.PolicyStatement[]): void {
    const resources = new Set(statements.flatMap((statement) => Stack.of(this).resolve(statement.resources)));
    for (const resource of resources) {
      const [, bucket, keys] = objectsPattern.exec(JSON.stringify(resource)) ?? [];
      if (bucket === undefined) continue;
      Validations.of(role).acknowledge({
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::<${bucket}.Arn>${keys}]`,
        reason: 'The keys of objects below this prefix of our own bucket are made at run time.',
      });
    }
  }
}
