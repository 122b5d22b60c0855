import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as gateway from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type OperationName, operationEntry, operationNames, routeKeysOf } from '#domain/operations/table.ts';
import { metricNamespace } from '#functions/runtime/metric-names.ts';
import { Door, doorOf } from './door.ts';
import type { FunctionProps } from './function-props.ts';
import { fiveMinutes } from './metrics.ts';
import type { OriginSecret } from './origin-secret.ts';
import type { SignIn } from './sign-in.ts';

interface ApiProps extends FunctionProps {
  readonly originSecret: OriginSecret;
  readonly signIn: SignIn;
}

/** Burst size, in seconds' worth of calls. */
const burstSeconds = 4;

function routeThrottles() {
  const limits: Partial<
    Record<OperationName, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>
  > = {};
  for (const name of operationNames) {
    const entry = operationEntry(name);
    if (entry.auth === 'admin') continue;
    limits[name] = {
      ThrottlingRateLimit: entry.perSecond,
      ThrottlingBurstLimit: burstSeconds * entry.perSecond,
    };
  }
  return limits;
}

/** A calendar asks for the head once, when it is subscribed to. */
const headThrottle = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: burstSeconds };

/** Calls per second over all callers; a call's own figure is `perSecond` in the operation table. The firewall limits each address. */
export const throttles = { all: { rateLimit: 110, burstLimit: 440 }, routes: routeThrottles() } as const;

/** Route patterns and figures only: a raw path may contain a status page's secret slug. */
const accessLogFields = {
  request_id: '$context.requestId',
  /** Lambda's request id, which the function's log has too. */
  invocation_id: '$context.integration.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  latency: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.error.responseType',
  integrationError: '$context.integrationErrorMessage',
} as const;

const pathOf = (name: OperationName) => `/api${operationEntry(name).path}`;

const openBecause = {
  none: 'Health says only that the API is up; the feed and the end of emails are known by their secrets alone.',
  'public-key':
    'Visitors have no account; the function checks the publishable key and that the CDN sent the call.',
} as const;

function acknowledgeOpen(routes: readonly gateway.HttpRoute[], auth: keyof typeof openBecause): void {
  for (const route of routes) {
    Validations.of(route).acknowledge({ id: 'AwsSolutions::AwsSolutions-APIG4', reason: openBecause[auth] });
  }
}

export class Api extends Construct {
  readonly http: gateway.HttpApi;
  readonly stage: gateway.HttpStage;
  /** Calls rejected with 429, for which the gateway has no metric. */
  readonly throttled: cloudwatch.Metric;
  readonly accessLog: logs.LogGroup;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.http = new gateway.HttpApi(this, 'Http', { createDefaultStage: false });
    this.accessLog = new logs.LogGroup(this, 'AccessLog', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const service = props.environment.POWERTOOLS_SERVICE_NAME;
    this.stage = this.createStage(service);
    const throttled = new logs.MetricFilter(this, 'Throttled', {
      logGroup: this.accessLog,
      filterPattern: logs.FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace,
      metricName: 'ApiThrottled',
      metricValue: '1',
      dimensions: { service: '$.service' },
    });
    this.throttled = throttled.metric({
      // Without the filter's dimension this would be a different metric, which nothing writes.
      dimensionsMap: { service },
      period: fiveMinutes,
      statistic: 'Sum',
    });
    const authorizer = new HttpUserPoolAuthorizer('Admins', props.signIn.pool, {
      userPoolClients: [props.signIn.client],
    });
    // Only functions behind the CDN need the CDN's secret.
    const environment = {
      ...props.environment,
      ORIGIN_SECRET: props.originSecret.current,
      ORIGIN_SECRET_PREVIOUS: props.originSecret.previous,
    };
    const doorProps = { ...props, environment };
    const doors = { Public: new Door(this, 'Public', doorProps), Admin: new Door(this, 'Admin', doorProps) };
    for (const name of operationNames) {
      const { auth, method, head } = operationEntry(name);
      const routes = this.http.addRoutes({
        path: pathOf(name),
        methods: [gateway.HttpMethod[method], ...(head ? [gateway.HttpMethod.HEAD] : [])],
        integration: doors[doorOf(name)].add(name),
        ...(auth === 'admin' && { authorizer }),
      });
      if (auth !== 'admin') acknowledgeOpen(routes, auth);
      // The stage's throttles name routes, so the routes must exist first.
      this.stage.node.addDependency(...routes);
    }
  }

  get host(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `${this.http.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  private createStage(service: string): gateway.HttpStage {
    const stage = new gateway.HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: throttles.all,
      accessLogSettings: {
        destination: new gateway.LogGroupLogDestination(this.accessLog),
        format: apigateway.AccessLogFormat.custom(JSON.stringify({ service, ...accessLogFields })),
      },
    });
    const perRoute = Object.entries(throttles.routes).flatMap(([name, limits]) => {
      const [key, ...heads] = routeKeysOf(operationEntry(name as OperationName)); // the keys of `routes` are checked there
      return [[key, limits], ...heads.map((head) => [head, headThrottle])];
    });
    // Only the L1 resource has throttles per route; an HttpStage consists of exactly one.
    (stage.node.defaultChild as gateway.CfnStage).routeSettings = Object.fromEntries(perRoute);
    return stage;
  }
}
