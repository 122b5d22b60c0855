import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { checkedPath, checkedType, photoLimits, quarantinePath, thumbnailPath } from '#domain/photos.ts';
import { env } from '../runtime/env.ts';
import { storage } from './clients.ts';
import { isAnswer, isMissing, isOvertaken } from './photo-storage.ts';

/** An upload as the check found it. `etag` tells it from another that may overwrite it meanwhile. */
export interface Upload {
  readonly path: string;
  readonly etag: string | undefined;
  /** All of it, or one byte more than is allowed. */
  readonly content: Buffer;
}

/** What S3 calls content of no length, which it does not hand out by range. */
const etagOfNothing = '"d41d8cd98f00b204e9800998ecf8427e"';

/** Reads an upload, never more of it than a photo may hold. Undefined when there is none (any more). */
export async function readUpload(path: string): Promise<Upload | undefined> {
  const Range = `bytes=0-${photoLimits.maxBytes}`;
  try {
    const { Body, ETag } = await storage().send(
      new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: path, Range }),
    );
    return { path, etag: ETag, content: Buffer.from((await Body?.transformToByteArray()) ?? []) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (isAnswer(error, 'InvalidRange')) return { path, etag: etagOfNothing, content: Buffer.alloc(0) };
    throw error;
  }
}

/** Takes an upload away, unless another has overwritten it: that one raises its own event. */
export async function removeUpload({ path, etag }: Upload): Promise<void> {
  try {
    await storage().send(new DeleteObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: path, IfMatch: etag }));
  } catch (error) {
    if (!isMissing(error) && !isOvertaken(error)) throw error;
  }
}

const putPicture = (path: string, picture: Uint8Array) =>
  storage().send(
    new PutObjectCommand({
      Bucket: env('PHOTOS_BUCKET'),
      Key: path,
      Body: picture,
      ContentType: checkedType,
    }),
  );

/** Stores what the check has drawn of an upload. The thumbnail first: where a photo is, there is one. */
export async function storeChecked(
  { path }: Upload,
  pictures: { readonly photo: Uint8Array; readonly thumbnail: Uint8Array },
): Promise<void> {
  const photo = checkedPath(path);
  await putPicture(thumbnailPath(photo), pictures.thumbnail);
  await putPicture(photo, pictures.photo);
}

/** Keeps an upload that is no photo out of everybody's sight, as bytes of no type. */
export async function quarantineUpload({ path, etag }: Upload): Promise<void> {
  try {
    await storage().send(
      new CopyObjectCommand({
        Bucket: env('PHOTOS_BUCKET'),
        Key: quarantinePath(path),
        CopySource: `${env('PHOTOS_BUCKET')}/${path}`,
        CopySourceIfMatch: etag,
        ContentType: 'application/octet-stream',
        ContentDisposition: 'attachment',
        MetadataDirective: 'REPLACE',
      }),
    );
  } catch (error) {
    if (!isMissing(error) && !isOvertaken(error)) throw error;
  }
}
