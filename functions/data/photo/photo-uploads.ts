import { randomBytes } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  checkedPath,
  incomingPrefix,
  type PhotoType,
  photoLimits,
  sniffPhotoType,
  uploadHeaders,
} from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';
import { isEmpty, isMissing, isStored } from './photo-storage.ts';

const uploadSeconds = 120;

/** A signed URL that accepts one PUT with these headers; a given type and size are part of the signature. */
export async function uploadAddress(upload: {
  tempId: string;
  extension: string;
  contentType?: PhotoType | undefined;
  size?: number | undefined;
}): Promise<{ signedUrl: string; path: string; headers: Record<string, string> }> {
  const name = randomBytes(16).toString('base64url');
  const path = `${incomingPrefix}${upload.tempId}/${name}.${upload.extension}`;
  const command = new PutObjectCommand({
    Bucket: env('PHOTOS_BUCKET'),
    Key: path,
    ContentType: upload.contentType,
    ContentLength: upload.size,
    IfNoneMatch: uploadHeaders['if-none-match'],
  });
  // The client adds a default type to a command without one, which must not be signed.
  const bound = [
    ...Object.keys(uploadHeaders),
    ...(upload.contentType ? ['content-type'] : []),
    ...(upload.size ? ['content-length'] : []),
  ];
  const signedUrl = await getSignedUrl(storage(), command, {
    expiresIn: uploadSeconds,
    signableHeaders: new Set(bound),
  });
  return { signedUrl, path, headers: { ...uploadHeaders } };
}

/** `missing`: nothing is there. `wrong`: too large, or not a photo by its first bytes. */
export type Inspection = { readonly state: 'right' | 'wrong' | 'missing' };

/** By size and first bytes, whatever type was sent. Throws when storage fails. */
export async function inspectPhoto(path: string): Promise<Inspection> {
  try {
    const { Body, ContentRange } = await storage().send(
      new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: path, Range: 'bytes=0-11' }),
    );
    const head = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const size = Number(ContentRange?.split('/')[1] ?? head.length);
    const isPhoto = sniffPhotoType(head) !== undefined && size <= photoLimits.maxBytes;
    return { state: isPhoto ? 'right' : 'wrong' };
  } catch (error) {
    if (!isMissing(error) && !isEmpty(error)) throw error;
    // In this order: the check stores its result before it empties the upload.
    return { state: (await isStored(checkedPath(path))) ? 'right' : 'missing' };
  }
}
