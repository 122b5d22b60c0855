import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Caller, callerOf } from '../access/callers.ts';
import { LOCAL_CREDENTIALS } from '../credentials.ts';
import { S3Error } from './s3-error.ts';

export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Signed {
  readonly caller: Caller;
  /** The hash that the caller promised for the body. */
  readonly payloadHash: string;
}

interface Claim {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payloadHash: string;
}

const maxSkewMs = 15 * 60 * 1000;
const maxExpirySeconds = 7 * 24 * 60 * 60;

const denied = (message: string) => new S3Error(403, 'AccessDenied', message);
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function header(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? '');
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function headerClaim({ headers }: SignedRequest): Claim {
  const parts = header(headers, 'authorization')
    .replace(/^AWS4-HMAC-SHA256\s*/, '')
    .split(/,\s*/)
    .map((part) => part.split(/=(.*)/s));
  const fields = Object.fromEntries(parts) as Record<string, string | undefined>;
  const date = header(headers, 'x-amz-date');
  if (!(Math.abs(Date.now() - timeOf(date)) <= maxSkewMs)) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The request time and the current time differ too much.');
  }
  return {
    credential: fields.Credential ?? '',
    signedHeaders: fields.SignedHeaders ?? '',
    signature: fields.Signature ?? '',
    date,
    payloadHash: header(headers, 'x-amz-content-sha256'),
  };
}

function queryClaim(query: URLSearchParams): Claim {
  const date = query.get('X-Amz-Date') ?? '';
  const seconds = Number(query.get('X-Amz-Expires'));
  if (!(seconds > 0 && seconds <= maxExpirySeconds)) throw denied('X-Amz-Expires is out of range');
  if (!(Date.now() <= timeOf(date) + seconds * 1000)) throw denied('Request has expired');
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    date,
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function canonicalRequest(
  { method, headers }: SignedRequest,
  path: string,
  query: URLSearchParams,
  claim: Claim,
) {
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonicalHeaders = claim.signedHeaders
    .split(';')
    .map((name) => `${name}:${header(headers, name).trim().replace(/\s+/g, ' ')}\n`)
    .join('');
  return [method, path, canonicalQuery, canonicalHeaders, claim.signedHeaders, claim.payloadHash].join('\n');
}

/** Signature Version 4, in headers or a presigned address. Throws S3Error: unsigned, expired, unknown key, altered. */
export function verifySignature(request: SignedRequest): Signed {
  const [path = '/', rawQuery = ''] = request.url.split(/\?(.*)/s);
  // A plus sign is itself in a signed query, not a space.
  const query = new URLSearchParams(rawQuery.replaceAll('+', '%2B'));
  if (!request.headers.authorization && !query.has('X-Amz-Signature')) throw denied('Access Denied');
  const claim = request.headers.authorization ? headerClaim(request) : queryClaim(query);

  const [accessKeyId = '', ...scope] = claim.credential.split('/');
  const caller = callerOf(accessKeyId);
  if (!caller) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist.');
  }
  const canonical = canonicalRequest(request, path, query, claim);
  const text = ['AWS4-HMAC-SHA256', claim.date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${LOCAL_CREDENTIALS.secretAccessKey}`);
  const expected = hmac(key, text);
  const given = Buffer.from(claim.signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  return { caller, payloadHash: claim.payloadHash };
}
