import { randomBytes } from 'node:crypto';
import {
  CopyObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  incomingPrefix,
  keptPrefix,
  type PhotoType,
  photoExtensions,
  photoLimits,
  sniffPhotoType,
} from '#domain/photos.ts';
import { env } from '../runtime/env.ts';
import { storage } from './clients.ts';

/** Seconds for which an upload may begin. */
const uploadSeconds = 600;

/**
 * An address to which the browser PUTs one photo, and the path under which it will lie. When type and size
 * are named, the address serves for no other.
 */
export async function uploadAddress(upload: {
  tempId: string;
  extension: string;
  contentType?: PhotoType | undefined;
  size?: number | undefined;
}): Promise<{ signedUrl: string; path: string }> {
  const name = randomBytes(16).toString('base64url');
  const path = `${incomingPrefix}${upload.tempId}/${name}.${upload.extension}`;
  const command = new PutObjectCommand({
    Bucket: env('PHOTOS_BUCKET'),
    Key: path,
    ContentType: upload.contentType,
    ContentLength: upload.size,
  });
  // The client gives a command without a type a default one, which must not be signed.
  const bound = [...(upload.contentType ? ['content-type'] : []), ...(upload.size ? ['content-length'] : [])];
  const signedUrl = await getSignedUrl(storage(), command, {
    expiresIn: uploadSeconds,
    signableHeaders: new Set(bound),
  });
  return { signedUrl, path };
}

/** `missing`: nothing lies there. `wrong`: too large, or no photo by its first bytes. */
export type Inspection =
  | { readonly state: 'right'; readonly type: PhotoType; readonly etag: string | undefined }
  | { readonly state: 'missing' | 'wrong' };

const isAnswer = (error: unknown, ...names: string[]): boolean =>
  error instanceof S3ServiceException && names.includes(error.name);

/** Judges an upload by its size and first bytes, whatever type it was sent with. Throws when storage fails. */
export async function inspectPhoto(path: string): Promise<Inspection> {
  try {
    const { Body, ContentRange, ETag } = await storage().send(
      new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: path, Range: 'bytes=0-11' }),
    );
    const head = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const size = Number(ContentRange?.split('/')[1] ?? head.length);
    const type = sniffPhotoType(head);
    return type === undefined || size > photoLimits.maxBytes
      ? { state: 'wrong' }
      : { state: 'right', type, etag: ETag };
  } catch (error) {
    if (isAnswer(error, 'NoSuchKey', 'NotFound')) return { state: 'missing' };
    // An empty object has no first byte.
    if (isAnswer(error, 'InvalidRange')) return { state: 'wrong' };
    throw error;
  }
}

/**
 * Copies an upload to where a lead's photos are kept, under its true type and name. Answers the new path, or
 * undefined when there is no photo (any more). May be repeated.
 */
export async function keepPhoto(path: string, leadId: string): Promise<string | undefined> {
  const found = await inspectPhoto(path);
  if (found.state !== 'right') return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const kept = `${keptPrefix}${leadId}/${name}.${photoExtensions[found.type]}`;
  await storage().send(
    new CopyObjectCommand({
      Bucket: env('PHOTOS_BUCKET'),
      Key: kept,
      CopySource: `${env('PHOTOS_BUCKET')}/${path}`,
      // The upload address may still serve: what was inspected is what is kept.
      CopySourceIfMatch: found.etag,
      ContentType: found.type,
      MetadataDirective: 'REPLACE',
    }),
  );
  return kept;
}
