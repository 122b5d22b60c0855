import type { BrowserContext } from 'playwright-core';
import { type OperationName, operationEntry, operationNames } from '#domain/operations/table.ts';

const checking = 'We don’t know yet if that was saved. Checking.';

/** What an upload's address is asked for changes nothing. */
const isAct = (name: OperationName): boolean =>
  operationEntry(name).method !== 'GET' && name !== 'generate-upload-url';

/** Every operation that changes something. */
export const acts: readonly OperationName[] = operationNames.filter(isAct);

const patternOf = (name: OperationName): RegExp =>
  new RegExp(`^/api${operationEntry(name).path.replace(/\{\w+\}/g, '[^/]+')}$`);

const operationAt = (method: string, pathname: string): OperationName | undefined =>
  acts.find((name) => operationEntry(name).method === method && patternOf(name).test(pathname));

export interface Dropped {
  readonly name: OperationName;
  readonly status: number;
  /** Of the call whose answer was dropped. */
  readonly key: string | undefined;
  /** Of those that asked again, each after the page had said that it doesn't know. */
  readonly repeats: (string | undefined)[];
  /** Asked again without a word on the page. */
  isSilent?: true;
}

/** The half second before a page asks again, of which it says no word, is over at once. */
const askAgainSoon = (): void => {
  const later = window.setTimeout;
  const soon = (act: TimerHandler, wait?: number) => later(act, wait === 500 ? 0 : wait);
  window.setTimeout = soon as typeof window.setTimeout; // pages hand no further arguments on
};

/** Lets each act's first call through to the server and drops its answer. */
export async function dropAnswers(context: BrowserContext): Promise<() => readonly Dropped[]> {
  const dropped = new Map<string, Dropped>();
  await context.addInitScript(askAgainSoon);
  await context.route('**/api/**', async (route, request) => {
    const { pathname } = new URL(request.url());
    const name = operationAt(request.method(), pathname);
    if (!name) return route.continue();
    const key = request.headers()['idempotency-key'];
    const call = `${request.method()} ${pathname} ${request.postData()}`;
    const before = dropped.get(call);
    if (!before) {
      const response = await route.fetch();
      dropped.set(call, { name, status: response.status(), key, repeats: [] });
      return route.abort('connectionreset');
    }
    const said = request.frame().page().getByText(checking).first().waitFor();
    await said.catch(() => {
      before.isSilent = true;
    });
    before.repeats.push(key);
    return route.continue();
  });
  return () => [...dropped.values()];
}
