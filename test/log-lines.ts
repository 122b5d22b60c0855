import process from 'node:process';
import { vi } from 'vitest';
import type { JobContext } from '#functions/runtime/job.ts';

/** Keeps lines and figures of functions from the terminal. To be called in beforeEach. Answers what they printed so far. */
export function captureLog(): () => string {
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'false');
  const outputs = [process.stdout, process.stderr].map((output) =>
    vi.spyOn(output, 'write').mockReturnValue(true),
  );
  return () => outputs.flatMap(({ mock }) => mock.calls.map(([chunk]) => String(chunk))).join('');
}

/** What was printed, line by line. */
export const logLines = (printed: string): Record<string, unknown>[] =>
  printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>); // each line is an object

/** What Lambda tells a job, with so much time left. */
export const jobContext = (remainingMs: () => number = () => 60_000): JobContext => ({
  awsRequestId: 'invocation',
  getRemainingTimeInMillis: remainingMs,
});
