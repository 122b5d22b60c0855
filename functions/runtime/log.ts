import { Logger } from '@aws-lambda-powertools/logger';
import { logContext } from './log-context.ts';
import { once } from './once.ts';

/** What a line may hold beside its context: names, ids, counts. Never people's data, tokens, slugs or paths. */
export interface LogFields {
  /** What failed, by {@link causeOf}. */
  readonly cause?: string;
  /** HTTP status of an answer. */
  readonly status?: number;
  readonly [count: `count_${string}`]: number;
}

/** Not before its first use: it reads the stage's name and the level from the environment. */
const logger = once(() => new Logger());

const write =
  (level: 'info' | 'warn' | 'error') =>
  (message: string, fields: LogFields = {}) =>
    logger()[level](message, { ...logContext(), ...fields });

/**
 * Structured logs, one JSON object a line, with the ids of the call that they belong to. Messages are fixed
 * sentences; what differs goes into the fields.
 */
export const log = { info: write('info'), warn: write('warn'), error: write('error') };

/** Name and stack of an error without its message, which may quote what a person typed. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 6).map((frame) => frame.trim())].join(' | ');
}
