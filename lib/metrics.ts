import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { MailKind } from '#domain/mail-kinds.ts';
import {
  mailKindDimension,
  metricNames,
  metricNamespace,
  serviceName,
} from '#functions/runtime/metric-names.ts';
import type { Stage } from './settings.ts';

export const fiveMinutes = Duration.minutes(5);

/** What a stage's functions count themselves; mails under one kind, or over all. */
export const ownMetric = (
  stage: Stage,
  name: keyof typeof metricNames,
  { kind, ...options }: cloudwatch.MetricOptions & { readonly kind?: MailKind } = {},
): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: metricNamespace,
    metricName: metricNames[name],
    dimensionsMap: { service: serviceName(stage), ...(kind && { [mailKindDimension]: kind }) },
    statistic: 'Sum',
    period: fiveMinutes,
    ...options,
  });

/** The account's standing with Amazon's mail service; it has no dimension for a stage. */
export const mailReputation = (rate: 'BounceRate' | 'ComplaintRate'): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

/** Invocations that Lambda refused for want of capacity, over all functions of the account and region. */
export const functionThrottles = new cloudwatch.Metric({
  namespace: 'AWS/Lambda',
  metricName: 'Throttles',
  statistic: 'Sum',
  period: fiveMinutes,
});
