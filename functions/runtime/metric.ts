import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MailKind } from '#domain/mail-kinds.ts';
import { mailKindDimension, metricNames, metricNamespace } from './metric-names.ts';

type Name = keyof typeof metricNames;
type MailMetric = Name & `mails${string}`;

let metrics: Metrics | undefined;
/** Made at its first use: it reads the stage's name from the environment. */
const single = (): Metrics => {
  metrics ??= new Metrics({ namespace: metricNamespace });
  return metrics.singleMetric();
};

/** Records a figure: one log line that CloudWatch turns into a metric (embedded metric format). */
export function recordMetric(name: Exclude<Name, MailMetric>, value: number): void {
  const unit = name === 'searchLoad' ? MetricUnit.Milliseconds : MetricUnit.Count;
  single().addMetric(metricNames[name], unit, value);
}

/** Counts one mail, under its kind and over all kinds. */
export function recordMail(name: MailMetric, kind: MailKind): void {
  single()
    .addDimension(mailKindDimension, kind)
    .addDimensions({})
    .addMetric(metricNames[name], MetricUnit.Count, 1);
}
