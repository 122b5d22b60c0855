import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationName } from '#domain/operations/table.ts';

/** What every line within one call or job says, whatever depth it is written at. */
export interface LogContext {
  /** The operation's name, or the job's. */
  readonly operation: OperationName | `job:${string}`;
  /** The gateway's id of the call, which its access log and the caller's `apigw-requestid` header carry too. */
  readonly request_id?: string;
  /** Lambda's id of the invocation. */
  readonly invocation_id?: string;
  readonly lead_id?: string;
  /** The pool's id of whoever signed in; no name. */
  readonly admin_id?: string;
}

const contexts = new AsyncLocalStorage<{ current: LogContext }>();

/** Does `work`, all of whose log lines carry the context. */
export const withLogContext = <T>(context: LogContext, work: () => T): T =>
  contexts.run({ current: context }, work);

function add(more: Partial<LogContext>): void {
  const held = contexts.getStore();
  if (held) held.current = { ...held.current, ...more };
}

/** From here on the lines of this call are about a lead. Outside a call it does nothing. */
export const aboutLead = (lead_id: string): void => add({ lead_id });

/** From here on the lines of this call tell who made it. */
export const calledBy = (admin_id: string): void => add({ admin_id });

/** The context of the running call; undefined outside of one. */
export const logContext = (): LogContext | undefined => contexts.getStore()?.current;
