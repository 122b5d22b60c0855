import { CopyObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import {
  checkedPath,
  checkedType,
  photoLimits,
  quarantinePath,
  thumbnailPath,
} from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';
import { isEmpty, isMissing, isOvertaken } from './photo-storage.ts';

/** An upload as the check read it; `etag` identifies this version. */
export interface Upload {
  readonly path: string;
  readonly etag: string | undefined;
  /** The whole file, or one byte more than is allowed. */
  readonly content: Buffer;
}

/** Never reads more than a photo may hold. Undefined when there is none, or it was checked already. */
export async function readUpload(path: string): Promise<Upload | undefined> {
  const Range = `bytes=0-${photoLimits.maxBytes}`;
  try {
    const { Body, ETag } = await storage().send(
      new GetObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key: path, Range }),
    );
    return { path, etag: ETag, content: Buffer.from((await Body?.transformToByteArray()) ?? []) };
  } catch (error) {
    if (isMissing(error) || isEmpty(error)) return undefined;
    throw error;
  }
}

/** An empty object stays in place: the signed URL only writes where nothing is. */
export async function emptyUpload({ path, etag }: Upload): Promise<void> {
  try {
    await storage().send(
      new PutObjectCommand({
        Bucket: env('PHOTOS_BUCKET'),
        Key: path,
        Body: new Uint8Array(),
        IfMatch: etag,
      }),
    );
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

export async function storeChecked(
  { path }: Upload,
  pictures: { readonly photo: Uint8Array; readonly thumbnail: Uint8Array },
): Promise<void> {
  const photo = checkedPath(path);
  await putPicture(thumbnailPath(photo), pictures.thumbnail);
  await putPicture(photo, pictures.photo);
}

/** Rejected files are stored as bytes without a type, below a prefix still named `quarantine`. */
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
