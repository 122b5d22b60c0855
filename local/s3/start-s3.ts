import { mkdir, rm } from 'node:fs/promises';
import { IncomingMessage, type ServerResponse } from 'node:http';
import S3rver, { type ObjectStore } from '@20minutes/s3rver';
import { uploadHeaders } from '#domain/photo/photos.ts';
import { BodyTooLarge, type Front, readBody, startFront } from '../front.ts';
import {
  createWriteTurns,
  renewOnSelfCopy,
  requireCopyCondition,
  requireDeleteCondition,
  requirePutCondition,
  requireRange,
} from './conditions.ts';
import { listObjects } from './listing.ts';
import {
  type CreatedObject,
  createObjectEvents,
  defaultObjectEvents,
  type ObjectEventOptions,
  type ObjectEvents,
} from './object-events.ts';
import { readPayload } from './payload.ts';
import { requireRights } from './rights.ts';
import { S3Error } from './s3-error.ts';
import { verifySignature } from './signature.ts';
import { createVersions } from './versions.ts';
import { writeAside } from './write-aside.ts';

export interface S3Options {
  readonly directory: string;
  readonly buckets: readonly string[];
  /** Those among them that keep what is overwritten or deleted. */
  readonly versioned?: readonly string[];
  /** Origins whose pages may PUT and GET; the buckets' CORS rule. */
  readonly origins: readonly string[];
  readonly events?: ObjectEventOptions;
}

export type Storage = Front & Pick<ObjectEvents, 'subscribe'>;

/** Headers that a page may send, as the bucket's CORS rule has them. */
const allowedHeaders = ['content-type', ...Object.keys(uploadHeaders)];

const maxBodyBytes = 256 * 1024 * 1024;
/** Parts of a signed address and of the SDK's bookkeeping, which the store behind does not know. */
const signingParameter = /^(x-amz-(?!.*copy)|x-id$|response-)/i;
const signingHeaders = [
  'authorization',
  'content-encoding',
  'transfer-encoding',
  'x-amz-content-sha256',
  'x-amz-trailer',
];

function applyCors(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'ETag');
  response.setHeader('vary', 'Origin');
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  if (!response.hasHeader('access-control-allow-origin')) {
    throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  const asked = request.headers['access-control-request-headers'] ?? '';
  const refused = asked.split(',').find((name) => !allowedHeaders.includes(name.trim().toLowerCase()));
  if (asked !== '' && refused !== undefined) {
    throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  response.setHeader('access-control-allow-methods', 'GET, PUT, HEAD');
  response.setHeader('access-control-allow-headers', asked);
  response.setHeader('access-control-max-age', '3000');
  response.writeHead(200).end();
}

/** The same request without its signature and with its body unpacked, for the store behind the gate. */
function withoutSignature(
  request: IncomingMessage,
  query: URLSearchParams,
  content: Buffer,
): IncomingMessage {
  const plain = new IncomingMessage(request.socket);
  const [path = '/'] = (request.url ?? '/').split('?');
  const kept = new URLSearchParams([...query].filter(([name]) => !signingParameter.test(name))).toString();
  plain.method = request.method ?? 'GET';
  plain.url = kept === '' ? path : `${path}?${kept}`;
  plain.headers = { ...request.headers };
  for (const name of signingHeaders) delete plain.headers[name];
  const copySource = plain.headers['x-amz-copy-source'];
  // The store decodes this header only in part.
  if (copySource) plain.headers['x-amz-copy-source'] = encodeURI(decodeURIComponent(String(copySource)));
  if (content.length > 0 || plain.method === 'PUT') plain.headers['content-length'] = String(content.length);
  plain.push(content);
  plain.push(null);
  // An incomplete message would take its socket along when it is done with.
  plain.complete = true;
  return plain;
}

/** A signed address may choose headers of the answer, e.g. the name under which a browser saves the file. */
function overrideHeaders(response: ServerResponse, query: URLSearchParams): void {
  const overrides = [...query].filter(([name]) => name.startsWith('response-'));
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = (...parts: unknown[]) => {
    if (response.statusCode < 300) {
      for (const [name, value] of overrides) response.setHeader(name.slice('response-'.length), value);
    }
    return writeHead(...parts);
  };
}

/** An upload in parts that its sender has given up; the store knows no such call. */
async function takeBackParts(store: ObjectStore, bucket: string, uploadId: string): Promise<void> {
  if (!/^[0-9a-f]+$/.test(uploadId)) throw new S3Error(404, 'NoSuchUpload', 'There is no such upload.');
  await rm(`${store.getResourcePath(bucket, undefined, 'uploads')}/${uploadId}`, {
    recursive: true,
    force: true,
  });
}

/** S3 for the real client: private buckets behind a signature gate. What is unsigned or altered is refused. */
export async function startS3({
  directory,
  buckets,
  versioned = [],
  origins,
  events = defaultObjectEvents,
}: S3Options): Promise<Storage> {
  await mkdir(directory, { recursive: true });
  const store = new S3rver({ directory, silent: true, vhostBuckets: false });
  await Promise.all(buckets.map((bucket) => mkdir(`${directory}/${bucket}`, { recursive: true })));
  await writeAside(store.store, `${directory}/.aside`);
  const answer = store.callback();
  const takeTurn = createWriteTurns();
  const objectEvents = createObjectEvents(events);
  const versions = createVersions(store.store, `${directory}/.versions`, versioned);

  /** Tells of a new object, unless it is gone already. */
  const announce = async (bucket: string, key: string, reason: CreatedObject['reason']) => {
    const found = await store.store.getMetadata(bucket, key).catch(() => undefined);
    if (!found) return;
    const { etag, 'content-length': size } = found;
    objectEvents.publish({ bucket, key, size, etag, reason });
  };

  const gate = async (request: IncomingMessage, response: ServerResponse) => {
    applyCors(request, response, origins);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const { method = 'GET', url = '/', headers } = request;
    const { caller, payloadHash } = verifySignature({ method, url, headers });
    const content = readPayload(await readBody(request, maxBodyBytes), payloadHash, headers);
    const { pathname, searchParams: query } = new URL(url, 'http://local');
    const [, bucket = '', key = ''] = pathname.split('/');
    const objectKey = decodeURIComponent(pathname).slice(bucket.length + 2);
    await requireRights(caller, { method, bucket, key: objectKey, query, headers }, store.store);
    if (query.get('list-type') === '2' && key === '' && buckets.includes(bucket)) {
      const listing = await listObjects(store.store, bucket, query);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing);
      return;
    }
    if (query.has('versions') && key === '' && buckets.includes(bucket)) {
      const listing = await versions.list(bucket, query);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing);
      return;
    }
    const uploadId = query.get('uploadId');
    if (method === 'DELETE' && uploadId !== null) {
      await takeBackParts(store.store, bucket, uploadId);
      response.writeHead(204).end();
      return;
    }
    const versionId = query.get('versionId');
    if (method === 'DELETE' && versionId !== null) {
      await versions.remove(bucket, objectKey, versionId);
      response.writeHead(204).end();
      return;
    }
    await requireCopyCondition(headers, store.store);
    const place = decodeURIComponent(pathname);
    await requireRange(headers, store.store, place);
    if (method === 'DELETE') await requireDeleteCondition(headers, store.store, place);
    if (method === 'PUT') {
      const turn = takeTurn(headers, place);
      response.once('close', turn.release);
      await turn.ready;
      await requirePutCondition(headers, store.store, place);
    }
    if (method === 'PUT' || method === 'DELETE') await versions.beforeChange(method, bucket, objectKey);
    if (method === 'PUT') await renewOnSelfCopy(headers, store.store, bucket, objectKey);
    if (method === 'PUT' && key !== '') {
      const reason = headers['x-amz-copy-source'] === undefined ? 'PutObject' : 'CopyObject';
      response.once('finish', () => {
        if (response.statusCode === 200) void announce(bucket, objectKey, reason);
      });
    }
    overrideHeaders(response, query);
    answer(withoutSignature(request, query, content), response);
  };

  const front = await startFront({
    handle: async (request, response) => {
      try {
        await gate(request, response);
      } catch (error) {
        const refusal =
          error instanceof BodyTooLarge
            ? new S3Error(400, 'EntityTooLarge', 'The upload is too large.')
            : error;
        if (!(refusal instanceof S3Error)) throw error;
        request.resume();
        response.writeHead(refusal.status, { 'content-type': 'application/xml' }).end(refusal.toXml());
      }
    },
  });
  return { ...front, subscribe: objectEvents.subscribe };
}
