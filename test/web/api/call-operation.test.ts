import { beforeEach, expect, test, vi } from 'vitest';
import { appVersion } from '#domain/operations/app-version.ts';

const { callOperation, ApiError, NetworkError } = await import('#web/api/call-operation.ts');

const config = { publicKey: 'public-key', userPoolId: '', userPoolClientId: '', features: { quotes: false } };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The network: settings are always there, the API answers as told. */
let api: ReturnType<typeof vi.fn<(url: string, init: RequestInit) => Promise<Response>>>;

beforeEach(() => {
  api = vi.fn(async () => json({}));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/config.json' ? json(config) : api(url, init),
  );
});

const sent = () => {
  const [url, init] = api.mock.calls[0] ?? [];
  return {
    url,
    method: init?.method,
    body: init?.body,
    headers: Object.fromEntries(new Headers(init?.headers)),
  };
};

test('a GET fills in the path, puts the rest into the query and carries the public key', async () => {
  await callOperation('blog-posts', { limit: '3', tag: 'salt & sun' });
  expect(sent()).toMatchObject({ url: '/api/blog-posts?limit=3&tag=salt+%26+sun', method: 'GET' });
  expect(sent().headers).toEqual({ authorization: 'Bearer public-key' });
  api.mockClear();
  await callOperation('lead-status', { slug: 'a/b?c' });
  expect(sent().url).toBe('/api/lead-status/a%2Fb%3Fc');
});

test('a POST sends JSON without the path parameters', async () => {
  await callOperation('quote-decide', { quoteId: 'q1', decision: 'accepted' });
  expect(sent()).toMatchObject({
    url: '/api/quotes/q1/decision',
    method: 'POST',
    body: '{"decision":"accepted"}',
    headers: { 'content-type': 'application/json' },
  });
});

test("an admin call carries the admin's token and its idempotency key", async () => {
  const lead = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  const input = { leadId: lead, est_price_min: 1, est_price_max: 2 };
  await callOperation('admin-offer', input, { bearer: 'token', idempotencyKey: 'key-12345' });
  expect(sent().headers).toMatchObject({
    authorization: 'Bearer token',
    'app-version': String(appVersion),
    'idempotency-key': 'key-12345',
  });
});

test('a refusal carries the sentence, the fields and the slug', async () => {
  api.mockResolvedValue(json({ error: 'Taken.', fields: { zip: 'No.' }, slug: 's' }, 409));
  const error = await callOperation('lead-intake', {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, message: 'Taken.', fields: { zip: 'No.' }, slug: 's' });
});

test.each([
  ['a page of the gateway', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an answer without JSON', new Response('', { status: 200 }), 200],
  ["the gateway's own JSON", json({ message: 'Too many requests' }, 429), 429],
])('%s is a refusal without a sentence', async (_, answer, status) => {
  api.mockResolvedValue(answer);
  await expect(callOperation('lead-intake', {})).rejects.toMatchObject({
    name: 'ApiError',
    status,
    message: '',
  });
});

test('no answer is a network error', async () => {
  api.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(callOperation('lead-intake', {})).rejects.toBeInstanceOf(NetworkError);
});

test('a call that its caller gives up is no network error', async () => {
  const attempt = new AbortController();
  api.mockImplementation(async (_, { signal }) => {
    attempt.abort();
    signal?.throwIfAborted();
    return json({});
  });
  const call = callOperation('lead-intake', {}, { signal: attempt.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call that gets no answer ends as a network error', async () => {
  vi.useFakeTimers();
  api.mockImplementation(
    (_, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const call = callOperation('lead-intake', {}, { signal: new AbortController().signal });
  const ended = expect(call).rejects.toBeInstanceOf(NetworkError);
  await vi.advanceTimersByTimeAsync(35_000);
  await ended;
  vi.useRealTimers();
});

test('settings that never come are given up, and asked for again by the next call', async () => {
  vi.resetModules();
  const { publicConfig } = await import('#web/api/public-config.ts');
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
  const stalled = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', vi.fn().mockImplementationOnce(stalled).mockResolvedValue(json(config)));
  const first = publicConfig();
  late.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(await publicConfig()).toEqual(config);
});

test('settings that did not load are asked for again', async () => {
  vi.resetModules();
  const { publicConfig } = await import('#web/api/public-config.ts');
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockImplementation(async () => json(config));
  vi.stubGlobal('fetch', load);
  await expect(publicConfig()).rejects.toThrow('offline');
  expect(await publicConfig()).toEqual(config);
  expect(await publicConfig()).toEqual(config);
  expect(load).toHaveBeenCalledTimes(2);
});
