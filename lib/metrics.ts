import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type { MailKind } from '#domain/mail/mail-kinds.ts';
import {
  mailKindDimension,
  metricNames,
  metricNamespace,
  serviceName,
} from '#functions/runtime/metric-names.ts';
import type { Stage } from './settings.ts';

export const fiveMinutes = Duration.minutes(5);

/** A metric written by the stage's functions; emails by kind, or over all kinds. */
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

/** The account's SES reputation; it has no dimension for a stage. */
export const mailReputation = (rate: 'BounceRate' | 'ComplaintRate'): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });

export const functionThrottles = new cloudwatch.Metric({
  namespace: 'AWS/Lambda',
  metricName: 'Throttles',
  statistic: 'Sum',
  period: fiveMinutes,
});
