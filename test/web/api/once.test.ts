import { beforeEach, expect, test, vi } from 'vitest';

const { ApiError, NetworkError } = await import('#web/api/call-operation.ts');
const { NotSent, once, Unanswered } = await import('#web/api/once.ts');

const lost = () => new NetworkError('No answer.');
const underWay = () =>
  new ApiError(409, { error: 'This email is being sent right now.', reason: 'being-sent' });
const refusal = () => new ApiError(409, { error: 'That time was just taken.', reason: 'time-taken' });
const unmailed = () => new ApiError(502, { error: 'Failed to send offer email' });

/** Each test has an intent of its own: keys outlive a call. */
let intent = '';
let isOnline = true;

beforeEach(({ task }) => {
  vi.useFakeTimers();
  intent = task.name;
  isOnline = true;
  const network = new EventTarget();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Acts and fails in turn as told, then succeeds; answers the outcome and the keys it was called with. */
async function act(...failures: readonly (() => Error)[]) {
  const keys: string[] = [];
  let unknown = 0;
  const done = once(
    intent,
    async (key) => {
      const fail = failures[keys.length];
      keys.push(key);
      if (fail) throw fail();
      return 'done';
    },
    {
      onUnknown: () => {
        unknown += 1;
      },
    },
  ).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await done, keys, unknown };
}

test.each([
  ['lost answers', [lost, lost]],
  ['a server that failed', [() => new ApiError(500)]],
  ['a gateway that gave up', [() => new ApiError(504), () => new ApiError(503)]],
  ['an answer that is not the server’s', [() => new ApiError(200)]],
  ['an email that is being sent', [underWay, underWay, underWay]],
  ['a gateway that holds back the repeat', [lost, () => new ApiError(429)]],
  ['a page that grew too old for the repeat', [lost, () => new ApiError(426, { error: 'Too old.' })]],
])('after %s the same key is asked again, and what is so comes out', async (_, failures) => {
  const { outcome, keys, unknown } = await act(...failures);
  expect(outcome).toBe('done');
  expect(new Set(keys).size).toBe(1);
  expect(unknown).toBe(failures.length);
});

test.each([
  ['a refusal', [refusal]],
  ['a refusal of the repeat', [lost, refusal]],
  ['a gateway’s refusal of the first call', [() => new ApiError(429)]],
])('%s is definite: the next press has a key of its own', async (_, failures) => {
  const first = await act(...failures);
  expect(first.outcome).toBeInstanceOf(ApiError);
  expect(first.keys).toHaveLength(failures.length);
  const second = await act();
  expect(second.keys[0]).not.toBe(first.keys[0]);
});

test('what was done once can be done again', async () => {
  const [first, second] = [await act(), await act()];
  expect(second.keys[0]).not.toBe(first.keys[0]);
});

test('an email that was refused is told at once, and sent again with its key', async () => {
  const first = await act(unmailed);
  expect([first.outcome, first.unknown]).toEqual([unmailed(), 0]);
  const second = await act();
  expect(second).toMatchObject({ outcome: 'done', keys: first.keys });
});

test('without any answer it stays unknown, and the next press asks with the same key', async () => {
  const first = await act(...Array<() => Error>(9).fill(lost));
  expect(first.outcome).toBeInstanceOf(Unanswered);
  const second = await act();
  expect(second).toMatchObject({ outcome: 'done', keys: [first.keys[0]] });
});

test('offline from the start nothing was sent, which is known; of a repeat it is not', async () => {
  isOnline = false;
  expect((await act(lost)).outcome).toBeInstanceOf(NotSent);
  isOnline = true;
  await act(...Array<() => Error>(9).fill(lost));
  isOnline = false;
  const again = act(lost);
  await vi.advanceTimersByTimeAsync(60_000);
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await again).toMatchObject({ outcome: 'done', unknown: 1 });
});

test('what is neither an answer nor a lost one is thrown as it is', async () => {
  const stopped = new Error('stopped');
  expect((await act(() => stopped)).outcome).toBe(stopped);
});
