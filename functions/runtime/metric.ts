import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MailKind } from '#domain/mail/mail-kinds.ts';
import { mailKindDimension, metricNames, metricNamespace } from './metric-names.ts';
import { once } from './once.ts';

type Name = keyof typeof metricNames;
type MailMetric = Name & `mails${string}`;

/** Lazy, because it reads the environment. */
const metrics = once(() => new Metrics({ namespace: metricNamespace }));

/** Writes a log line that CloudWatch turns into a metric (embedded metric format). */
export function recordMetric(name: Exclude<Name, MailMetric>, value: number): void {
  const unit = name === 'searchLoad' ? MetricUnit.Milliseconds : MetricUnit.Count;
  metrics().singleMetric().addMetric(metricNames[name], unit, value);
}

export function recordMail(name: MailMetric, kind: MailKind): void {
  const overAllKinds = {};
  metrics()
    .singleMetric()
    .addDimension(mailKindDimension, kind)
    // Each set of dimensions is a metric of its own.
    .addDimensions(overAllKinds)
    .addMetric(metricNames[name], MetricUnit.Count, 1);
}
