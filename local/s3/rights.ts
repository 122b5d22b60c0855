import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectStore } from '@20minutes/s3rver';
import { arnOf } from '../access/arns.ts';
import type { Caller } from '../access/callers.ts';
import type { Ask } from '../access/policy.ts';
import { metadataAt } from './conditions.ts';
import { S3Error } from './s3-error.ts';

/** A request with its key decoded; the key is empty where it is about the bucket. */
export interface ObjectRequest {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

interface Place {
  readonly bucket: string;
  readonly key: string;
}

const onObject = (action: string, { bucket, key }: Place): Ask => ({
  action: `s3:${action}`,
  resource: arnOf.object(bucket, key),
});

const toList = (action: string, bucket: string, prefix: string): Ask => ({
  action: `s3:${action}`,
  resource: arnOf.bucket(bucket),
  values: { 's3:prefix': [prefix] },
});

function copySource({ 'x-amz-copy-source': source }: IncomingHttpHeaders): Place | undefined {
  const [, bucket, key] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(String(source ?? ''))) ?? [];
  return bucket === undefined || key === undefined ? undefined : { bucket, key };
}

function placesRead(request: ObjectRequest): Place[] {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return [request];
  const source = copySource(headers);
  // Whoever writes or deletes what it has seen learns by that what lies there.
  return [...(source ? [source] : []), ...(headers['if-match'] === undefined ? [] : [request])];
}

function asksOf(request: ObjectRequest): Ask[] {
  const { method, bucket, key, query } = request;
  const ofVersion = query.has('versionId') ? 'Version' : '';
  if (key === '') {
    // Of no function: buckets come with the stack.
    if (method !== 'GET' && method !== 'HEAD') return [onObject('*', request)];
    const action = query.has('versions') ? 'ListBucketVersions' : 'ListBucket';
    return [toList(action, bucket, query.get('prefix') ?? '')];
  }
  const reads = placesRead(request).map((place) => onObject(`GetObject${ofVersion}`, place));
  if (method === 'PUT' || method === 'POST') return [...reads, onObject('PutObject', request)];
  if (method !== 'DELETE') return reads;
  const action = query.has('uploadId') ? 'AbortMultipartUpload' : `DeleteObject${ofVersion}`;
  return [...reads, onObject(action, request)];
}

const denied = (caller: Caller, ask: Ask) => new S3Error(403, 'AccessDenied', caller.refusalOf(ask));

/** Throws for what its caller may not do. Who may not list an object by its key is not told that it is missing. */
export async function requireRights(
  caller: Caller,
  request: ObjectRequest,
  store: ObjectStore,
): Promise<void> {
  const refused = asksOf(request).find((ask) => !caller.may(ask));
  if (refused) throw denied(caller, refused);
  if (request.key === '') return;
  for (const { bucket, key } of placesRead(request)) {
    const listing = toList('ListBucket', bucket, key);
    if (caller.may(listing)) continue;
    if (!(await metadataAt(store, `${bucket}/${key}`))) throw denied(caller, listing);
  }
}
