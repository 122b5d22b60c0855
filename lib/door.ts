import { Lazy, NestedStack } from 'aws-cdk-lib';
import * as gateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { memoryOf, type OperationName, operationEntry, timeoutOf } from '#domain/operations/table.ts';
import type { Environment } from '#functions/runtime/env.ts';
import { AppFunction, functionLog } from './app-function.ts';
import type { FunctionProps } from './function-props.ts';
import { statementsOf } from './grants.ts';

/** Who is let in: whoever calls, or admins with a token. */
export type DoorName = 'Public' | 'Admin';

export const doorOf = (name: OperationName): DoorName =>
  operationEntry(name).auth === 'admin' ? 'Admin' : 'Public';

/** Binds a route, which lies in the site's stack, to a function. It lies beside the function itself. */
class DoorIntegration extends gateway.HttpRouteIntegration {
  private readonly place: Construct;
  private readonly config: gateway.HttpRouteIntegrationConfig;

  constructor(place: Construct, config: gateway.HttpRouteIntegrationConfig) {
    super('Integration');
    this.place = place;
    this.config = config;
  }

  override _bindToRoute(options: gateway.HttpRouteIntegrationBindOptions) {
    return super._bindToRoute({ ...options, scope: this.place });
  }

  bind(): gateway.HttpRouteIntegrationConfig {
    return this.config;
  }
}

/** By which of a door's two roles the gateway calls: for what reads, or for what changes something. */
type CallerName = 'Reads' | 'Acts';

const callerOf = (name: OperationName): CallerName =>
  operationEntry(name).method === 'GET' ? 'Reads' : 'Acts';

/** What the gateway assumes to call the functions that it was told of. */
class Caller {
  readonly role: iam.Role;
  private readonly functionArns: string[] = [];

  constructor(door: Door, name: CallerName) {
    this.role = new iam.Role(door, `Gateway${name}`, {
      description: `By which the API calls ${name} behind the door ${door.node.id}, and nothing else`,
      assumedBy: new iam.ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        Call: new iam.PolicyDocument({
          statements: [
            new iam.PolicyStatement({
              actions: ['lambda:InvokeFunction'],
              resources: Lazy.list({ produce: () => this.functionArns }),
            }),
          ],
        }),
      },
    });
  }

  add({ functionArn }: lambda.Function): void {
    this.functionArns.push(functionArn);
  }
}

export interface DoorProps extends FunctionProps {
  readonly environment: Environment;
}

/** A nested stack of functions, which may move; data and routes stay outside (docs/decisions/doors-in-stacks.md). */
export class Door extends NestedStack {
  private readonly props: DoorProps;
  private readonly logGroup: logs.LogGroup;
  private readonly callers: Readonly<Record<CallerName, Caller>>;

  constructor(scope: Construct, id: DoorName, props: DoorProps) {
    super(scope, id, { description: `Functions behind the door ${id}` });
    this.props = props;
    this.logGroup = functionLog(this);
    this.callers = { Reads: new Caller(this, 'Reads'), Acts: new Caller(this, 'Acts') };
  }

  add(name: OperationName): gateway.HttpRouteIntegration {
    const { code, environment } = this.props;
    const { summary, grants } = operationEntry(name);
    const made = new AppFunction(this, name, {
      code: code(name),
      description: summary,
      environment,
      statements: grants.flatMap((grant) => statementsOf(grant, this.props)),
      timeoutSeconds: timeoutOf(name),
      memoryMb: memoryOf(name),
      logGroup: this.logGroup,
    });
    const caller = this.callers[callerOf(name)];
    caller.add(made.lambda);
    return new DoorIntegration(made, {
      type: gateway.HttpIntegrationType.AWS_PROXY,
      uri: made.lambda.functionArn,
      payloadFormatVersion: gateway.PayloadFormatVersion.VERSION_2_0,
      credentials: gateway.IntegrationCredentials.fromRole(caller.role),
    });
  }
}
