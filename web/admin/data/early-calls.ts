import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { callOperation } from '../../api/call-operation.ts';
import { leadParam } from '../lead-path.ts';
import { listInput, readLeadQuery } from './lead-query.ts';

interface EarlyCall {
  readonly answer: Promise<unknown>;
  arrived?: unknown;
}

declare global {
  /** What was asked for early, by call. The script within the shell writes it, the first screen's code reads it. */
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/** An admin's access token; undefined when nobody is signed in, or no admin, whom the page leads away. */
export type TokenSource = () => Promise<string | undefined>;

const keyOf = (name: AdminOperationName, input: unknown): string => `${name} ${JSON.stringify(input)}`;

async function ask<N extends AdminOperationName>(
  name: N,
  input: OperationRequest<N>,
  token: TokenSource,
): Promise<OperationOutput<N> | undefined> {
  const bearer = await token();
  return bearer === undefined ? undefined : callOperation(name, input, { bearer });
}

/** Asks for what an address shows first, before the code that shows it has come. What was asked for is not again. */
export function askForFirstScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  token: TokenSource,
): void {
  globalThis.earlyCalls ??= new Map();
  const calls = globalThis.earlyCalls;
  const askEarly = <N extends AdminOperationName>(name: N, input: OperationRequest<N>) => {
    const key = keyOf(name, input);
    if (calls.has(key)) return;
    // A failure is left to the page's own call.
    const call: EarlyCall = { answer: ask(name, input, token).catch(() => undefined) };
    calls.set(key, call);
    void call.answer.then((answer) => {
      call.arrived = answer;
    });
  };
  if (pathname === '/adminka') askEarly('admin-today', {});
  if (pathname !== '/admin') return;
  const params = new URLSearchParams(search);
  askEarly('admin-leads', listInput(readLeadQuery(params)));
  const id = params.get(leadParam);
  if (id !== null) askEarly('admin-lead', { id });
}

function takeCall(name: AdminOperationName, input: unknown): EarlyCall | undefined {
  const key = keyOf(name, input);
  const call = globalThis.earlyCalls?.get(key);
  globalThis.earlyCalls?.delete(key);
  return call;
}

/** What was asked for early with this input, once; undefined without it. */
export const earlyAnswer = async <N extends AdminOperationName>(
  name: N,
  input: OperationRequest<N>,
): Promise<OperationOutput<N> | undefined> =>
  (await takeCall(name, input)?.answer) as OperationOutput<N> | undefined; // the key names the operation

/** Whether its answer has come and nobody has taken it. */
export const hasEarlyAnswer = <N extends AdminOperationName>(name: N, input: OperationRequest<N>): boolean =>
  globalThis.earlyCalls?.get(keyOf(name, input))?.arrived !== undefined;

/** The same without waiting for it: undefined, and nothing taken, if it has not come by now. */
export const earlyAnswerNow = <N extends AdminOperationName>(
  name: N,
  input: OperationRequest<N>,
): OperationOutput<N> | undefined =>
  hasEarlyAnswer(name, input) ? (takeCall(name, input)?.arrived as OperationOutput<N>) : undefined; // the key names the operation
