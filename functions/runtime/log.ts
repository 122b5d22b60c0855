import { Logger } from '@aws-lambda-powertools/logger';
import { logContext } from './log-context.ts';
import { once } from './once.ts';

/** Names, ids and counts only: never personal data, tokens, slugs or paths. */
export interface LogFields {
  readonly cause?: string;
  readonly status?: number;
  readonly publish_id?: string;
  readonly [count: `count_${string}`]: number;
}

/** Lazy, because it reads the environment. */
const logger = once(() => new Logger());

const write =
  (level: 'info' | 'warn' | 'error') =>
  (message: string, fields: LogFields = {}) =>
    logger()[level](message, { ...logContext(), ...fields });

/** Structured logs, one JSON object per line. Messages are fixed sentences; variable parts are fields. */
export const log = { info: write('info'), warn: write('warn'), error: write('error') };

/** Name and stack of an error without its message, which may quote user input. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 6).map((frame) => frame.trim())].join(' | ');
}
