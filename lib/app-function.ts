import {
  CfnElement,
  Duration,
  Names,
  Reference,
  RemovalPolicy,
  Stack,
  Tokenization,
  Validations,
} from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '#functions/runtime/env.ts';
import type { Statement } from './grants.ts';

/** Environment of a function that no call reaches: without the secret that the CDN sends. */
export type JobEnvironment = Omit<Environment, 'ORIGIN_SECRET' | 'ORIGIN_SECRET_PREVIOUS'>;

export interface AppFunctionProps {
  readonly code: lambda.Code;
  readonly description: string;
  readonly environment: Environment | JobEnvironment;
  readonly statements: readonly Statement[];
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** The log that it shares with others; the stream's name has the function's. */
  readonly logGroup: logs.LogGroup;
}

export const functionLog = (scope: Construct): logs.LogGroup =>
  new logs.LogGroup(scope, 'Log', {
    retention: logs.RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });

/** All objects of a bucket, those below a prefix, or those of one kind: a token, and the keys behind it. */
const objectsPattern = /^\$\{Token\[[^\]]+\]\}(\/[\w/]*\*(?:\.\w+)?)$/;

const policyStatement = ({ conditions = {}, ...allowed }: Statement) =>
  new iam.PolicyStatement({ ...allowed, conditions });

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
    this.logGroup = props.logGroup;
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        // A policy beside each role would take the stack to CloudFormation's 500 resources.
        Own: new iam.PolicyDocument({
          statements: [...props.statements.map(policyStatement), writeLog(this.logGroup), writeTraces()],
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
  private acknowledgeObjectWildcards(role: iam.Role, statements: readonly Statement[]): void {
    for (const resource of new Set(statements.flatMap((statement) => statement.resources))) {
      const [, keys] = objectsPattern.exec(resource) ?? [];
      const { firstToken } = Tokenization.reverseString(resource);
      if (keys === undefined || !Reference.isReference(firstToken)) continue;
      Validations.of(role).acknowledge({
        id: `AwsSolutions::AwsSolutions-IAM5[Resource::<${this.nameOf(firstToken)}>${keys}]`,
        reason: 'The keys of objects below this prefix of our own bucket are made at run time.',
      });
    }
  }

  /** How this stack's template names what lies in it, or a parameter of a nested one what its parent hands down. */
  private nameOf({ target, displayName }: Reference): string {
    const stack = Stack.of(this);
    return CfnElement.isCfnElement(target) && target.stack === stack
      ? `${stack.resolve(target.logicalId)}.${displayName}`
      : `referenceto${Names.nodeUniqueId(target.node)}${displayName}`;
  }
}
