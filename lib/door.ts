import { Lazy, NestedStack } from 'aws-cdk-lib';
import * as gateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as iam from 'aws-cdk-lib/aws-iam';
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

export interface DoorProps extends FunctionProps {
  readonly environment: Environment;
}

/** A nested stack of functions, which may move; data and routes stay outside (docs/decisions/doors-in-stacks.md). */
export class Door extends NestedStack {
  private readonly props: DoorProps;
  private readonly logGroup: logs.LogGroup;
  private readonly gatewayRole: iam.Role;
  private readonly functionArns: string[] = [];

  constructor(scope: Construct, id: DoorName, props: DoorProps) {
    super(scope, id, { description: `Functions behind the door ${id}` });
    this.props = props;
    this.logGroup = functionLog(this);
    this.gatewayRole = new iam.Role(this, 'Gateway', {
      description: `By which the API calls the functions behind the door ${id}, and no others`,
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
    this.functionArns.push(made.lambda.functionArn);
    return new DoorIntegration(made, {
      type: gateway.HttpIntegrationType.AWS_PROXY,
      uri: made.lambda.functionArn,
      payloadFormatVersion: gateway.PayloadFormatVersion.VERSION_2_0,
      credentials: gateway.IntegrationCredentials.fromRole(this.gatewayRole),
    });
  }
}
