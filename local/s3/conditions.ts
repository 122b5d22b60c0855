import { utimes } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectStore } from '@20minutes/s3rver';
import { S3Error } from './s3-error.ts';

/** What the store knows of `/bucket/key`; undefined when there is no such object. */
export function metadataAt(store: ObjectStore, place: string) {
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(place) ?? [];
  return key === '' ? undefined : store.getMetadata(bucket, key).catch(() => undefined);
}

const conditionFailed = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');

/** x-amz-copy-source-if-match: copies what the caller has seen, and nothing that was put there since. */
export async function requireCopyCondition(headers: IncomingHttpHeaders, store: ObjectStore): Promise<void> {
  const wanted = headers['x-amz-copy-source-if-match'];
  if (wanted === undefined) return;
  const found = await metadataAt(store, decodeURIComponent(String(headers['x-amz-copy-source'])));
  if (found && found.etag !== wanted) {
    throw conditionFailed();
  }
}

/** If-None-Match and If-Match of a PUT: writes where nothing lies, or over what the caller has seen. */
export async function requirePutCondition(
  headers: IncomingHttpHeaders,
  store: ObjectStore,
  path: string,
): Promise<void> {
  const { 'if-none-match': none, 'if-match': wanted } = headers;
  if (none === undefined && wanted === undefined) return;
  if (none !== undefined && none !== '*') {
    throw new S3Error(501, 'NotImplemented', 'A header you provided implies functionality not implemented');
  }
  const found = await metadataAt(store, path);
  if (none !== undefined && found) throw conditionFailed();
  if (wanted === undefined) return;
  if (!found) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  if (found.etag !== wanted) throw conditionFailed();
}

/** A write's turn at an object: it may begin when `ready`, and is over with `release`. */
export interface WriteTurn {
  readonly ready: Promise<void>;
  readonly release: () => void;
}

/** One conditional write of an object at a time: of several that want nothing to lie there S3 takes one. */
export function createWriteTurns(): (headers: IncomingHttpHeaders, path: string) => WriteTurn {
  const last = new Map<string, Promise<void>>();
  return (headers, path) => {
    if (headers['if-none-match'] === undefined && headers['if-match'] === undefined) {
      return { ready: Promise.resolve(), release: () => undefined };
    }
    const ready = last.get(path) ?? Promise.resolve();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const over = Promise.all([ready, released]).then(() => {
      if (last.get(path) === over) last.delete(path);
    });
    last.set(path, over);
    return { ready, release };
  };
}

/** An object that is copied onto itself is as new as any copy; the store would leave its time as it was. */
export async function renewOnSelfCopy(
  headers: IncomingHttpHeaders,
  store: ObjectStore,
  bucket: string,
  key: string,
): Promise<void> {
  const source = decodeURIComponent(String(headers['x-amz-copy-source'])).replace(/^\//, '');
  if (source !== `${bucket}/${key}` || !(await metadataAt(store, source))) return;
  const now = new Date();
  await utimes(store.getResourcePath(bucket, key, 'object'), now, now);
}

/** If-Match: deletes what the caller has seen, and nothing that was put there since. */
export async function requireDeleteCondition(
  headers: IncomingHttpHeaders,
  store: ObjectStore,
  path: string,
): Promise<void> {
  const wanted = headers['if-match'];
  if (wanted === undefined) return;
  const found = await metadataAt(store, path);
  if (!found) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  if (found.etag !== wanted) throw conditionFailed();
}

/** An empty object has no bytes to give; the store would answer as if nothing had been asked for. */
export async function requireRange(
  headers: IncomingHttpHeaders,
  store: ObjectStore,
  path: string,
): Promise<void> {
  if (headers.range === undefined) return;
  const found = await metadataAt(store, path);
  if (found?.['content-length'] === 0) {
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  }
}
