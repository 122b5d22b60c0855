import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationName } from '#domain/operations/table.ts';

/** Added to every log line of a call or job. */
export interface LogContext {
  readonly operation: OperationName | `job:${string}`;
  /** The gateway's request id, also in its access log and the `apigw-requestid` response header. */
  readonly request_id?: string;
  /** Lambda's request id. */
  readonly invocation_id?: string;
  readonly lead_id?: string;
  /** Cognito's user id, not a name. */
  readonly admin_id?: string;
}

const contexts = new AsyncLocalStorage<{ current: LogContext }>();

export const withLogContext = <T>(context: LogContext, work: () => T): T =>
  contexts.run({ current: context }, work);

function add(more: Partial<LogContext>): void {
  const context = contexts.getStore();
  if (context) context.current = { ...context.current, ...more };
}

/** Adds the lead's id to the call's further log lines; does nothing outside a call. */
export const aboutLead = (lead_id: string): void => add({ lead_id });

export const calledBy = (admin_id: string): void => add({ admin_id });

export const logContext = (): LogContext | undefined => contexts.getStore()?.current;
