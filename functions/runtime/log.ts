/** What a log line may hold: ids, names of operations and error classes. Never people's data, tokens or slugs. */
export interface LogFields {
  readonly operation?: string;
  readonly requestId?: string;
  readonly leadId?: string;
  readonly cause?: string;
  readonly [count: `count_${string}`]: number;
}

const write =
  (level: 'INFO' | 'WARN' | 'ERROR') =>
  (message: string, fields: LogFields = {}) => {
    const line = JSON.stringify({ level, message, ...fields });
    // Lambda takes each line of stdout as one record; console.error would fail tests that expect a logged error.
    process.stdout.write(`${line}\n`);
  };

/** Structured logs, one JSON object a line. */
export const log = { info: write('INFO'), warn: write('WARN'), error: write('ERROR') };

/** Name and stack of an error without its message, which may quote what a person typed. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 6).map((frame) => frame.trim())].join(' | ');
}
