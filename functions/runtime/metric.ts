import process from 'node:process';

/** Namespace of all metrics; lib/ sets its alarms on these. */
export const metricNamespace = 'BoatDetailing';

/** How many leads have owed a mail or their photos for longer than they should. */
export const owedForLongMetric = 'LeadsOwedForLong';

/** Records a count: one log line that CloudWatch turns into a metric (embedded metric format). */
export function recordCount(name: string, count: number, now: string): void {
  const directive = {
    Namespace: metricNamespace,
    Dimensions: [[]],
    Metrics: [{ Name: name, Unit: 'Count' }],
  };
  const line = { _aws: { Timestamp: Date.parse(now), CloudWatchMetrics: [directive] }, [name]: count };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
