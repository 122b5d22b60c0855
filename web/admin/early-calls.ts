import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { callOperation } from '../api/call-operation.ts';
import { leadParam } from './lead-path.ts';
import { listInput, readLeadQuery } from './lead-query.ts';

declare global {
  /** What was asked for early, by call. The script within the shell writes it, the first screen's code reads it. */
  var earlyAnswers: Map<string, Promise<unknown>> | undefined;
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
  globalThis.earlyAnswers ??= new Map();
  const answers = globalThis.earlyAnswers;
  const askEarly = <N extends AdminOperationName>(name: N, input: OperationRequest<N>) => {
    const key = keyOf(name, input);
    // A failure is left to the page's own call.
    if (!answers.has(key))
      answers.set(
        key,
        ask(name, input, token).catch(() => undefined),
      );
  };
  if (pathname === '/adminka') askEarly('admin-today', {});
  if (pathname !== '/admin') return;
  const params = new URLSearchParams(search);
  askEarly('admin-leads', listInput(readLeadQuery(params)));
  const id = params.get(leadParam);
  if (id !== null) askEarly('admin-lead', { id });
}

/** What was asked for early with this input, once; undefined without it. */
export async function earlyAnswer<N extends AdminOperationName>(
  name: N,
  input: OperationRequest<N>,
): Promise<OperationOutput<N> | undefined> {
  const key = keyOf(name, input);
  const answer = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return (await answer) as OperationOutput<N> | undefined; // the key names the operation
}
