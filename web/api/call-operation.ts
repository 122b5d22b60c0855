import { appVersion, appVersionHeader } from '#domain/operations/app-version.ts';
import type { ErrorBody } from '#domain/operations/errors.ts';
import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import { type OperationEntry, type OperationName, operationTable } from '#domain/operations/table.ts';
import { publicConfig } from './public-config.ts';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly fields: ErrorBody['fields'];
  /** Slug of the lead that an earlier attempt of this booking made (409). */
  readonly slug: string | undefined;
  /** Where the caller must choose: why (409). */
  readonly reason: ErrorBody['reason'];
  readonly days: ErrorBody['days'];
  /** The visits in the way of a time (409). */
  readonly conflicts: ErrorBody['conflicts'];
  /** Internal notes as they are now (409); `null` for none. */
  readonly internalNotes: string | null | undefined;

  /** `message` is the server's sentence, or '' if it sent none (the gateway's own errors). */
  constructor(status: number, body: Partial<ErrorBody> = {}) {
    super(body.error ?? '');
    this.status = status;
    this.fields = body.fields;
    this.slug = body.slug;
    this.reason = body.reason;
    this.days = body.days;
    this.conflicts = body.conflicts;
    this.internalNotes = body.internal_notes;
  }
}

/** No answer: offline, cut off or timed out. Whether the server acted is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export interface CallOptions {
  /** An admin's access token. Public operations send the public key by themselves. */
  readonly bearer?: string;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Reads an answer's headers, whatever it says. */
  readonly heed?: (headers: Headers) => void;
}

/** Timeout in ms; the gateway gives up after 30 s. */
const patience = 35_000;

/** Runs work that `signal` or the timeout aborts. AbortSignal.any needs Safari 17.4. */
async function limited<T>(
  signal: AbortSignal | undefined,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = () => limit.abort(signal?.reason);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  const timer = setTimeout(end, patience);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** All that the build leaves of an operation's entry. */
type HowToCall = Pick<OperationEntry, 'method' | 'path' | 'auth'>;

/** URL and body of a call: path parameters filled in, the rest as query or JSON. */
function addressOf({ method, path }: HowToCall, input: Readonly<Record<string, unknown>>) {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name) ?? '');
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { url: `/api${filled}`, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { url: `/api${filled}${query && `?${query}`}` };
}

type Headed = Readonly<Record<'bearer' | 'publicKey' | 'body' | 'idempotencyKey', string | undefined>>;

function headersOf({ bearer, publicKey, body, idempotencyKey }: Headed): Headers {
  const headers = new Headers();
  const key = bearer ?? publicKey;
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  if (bearer !== undefined) headers.set(appVersionHeader, String(appVersion));
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return headers;
}

/** Undefined when the body is no JSON, as with a gateway's error page. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws ApiError when the server refused or failed, NetworkError when no answer came. */
export async function callOperation<N extends OperationName>(
  name: N,
  input: OperationRequest<N>,
  { bearer, idempotencyKey, signal, heed }: CallOptions = {},
): Promise<OperationOutput<N>> {
  const entry: HowToCall = operationTable[name];
  const { url, body } = addressOf(entry, input as Readonly<Record<string, unknown>>); // every input is an object
  const ask = async () => {
    const isPublic = bearer === undefined && entry.auth === 'public-key';
    const publicKey = isPublic ? (await publicConfig()).publicKey : undefined;
    return limited(signal, async (limit) => {
      const response = await fetch(url, {
        method: entry.method,
        headers: headersOf({ bearer, publicKey, body, idempotencyKey }),
        signal: limit,
        ...(body !== undefined && { body }),
      });
      heed?.(response.headers);
      return { ok: response.ok, status: response.status, answer: await jsonOf(response) };
    });
  };
  const { ok, status, answer } = await ask().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NetworkError('No answer.', { cause: error });
  });
  if (ok && answer !== undefined) return answer as OperationOutput<N>; // the server parses its answers by N's schema
  throw new ApiError(status, (answer ?? {}) as Partial<ErrorBody>); // the API's errors have this shape
}
