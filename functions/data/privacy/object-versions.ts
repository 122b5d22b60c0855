import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { env } from '../../runtime/env.ts';
import { patientStorage } from '../clients.ts';

export type BucketName = 'PHOTOS_BUCKET' | 'EXPORTS_BUCKET';

export interface ObjectVersion {
  readonly key: string;
  readonly versionId: string;
  /** Bytes; undefined for a delete marker. */
  readonly size: number | undefined;
  readonly isCurrent: boolean;
  readonly storedAt: string;
}

type Markers = { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined };

async function* versionPages(bucket: BucketName, prefix: string, delimiter?: string) {
  let markers: Markers | undefined = {};
  while (markers) {
    const page: ListObjectVersionsCommandOutput = await patientStorage().send(
      new ListObjectVersionsCommand({
        Bucket: env(bucket),
        Prefix: prefix,
        Delimiter: delimiter,
        ...markers,
      }),
    );
    yield page;
    const { IsTruncated, NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page;
    markers = IsTruncated ? { KeyMarker, VersionIdMarker } : undefined;
  }
}

/** All versions and delete markers below a prefix; pages are read on demand. */
export async function* versionsIn(bucket: BucketName, prefix = ''): AsyncGenerator<ObjectVersion> {
  for await (const { Versions = [], DeleteMarkers = [] } of versionPages(bucket, prefix)) {
    const marks = DeleteMarkers.map((mark) => ({ ...mark, Size: undefined }));
    for (const { Key = '', VersionId = 'null', Size, IsLatest, LastModified } of [...Versions, ...marks]) {
      const storedAt = (LastModified ?? new Date(0)).toISOString();
      yield { key: Key, versionId: VersionId, size: Size, isCurrent: IsLatest === true, storedAt };
    }
  }
}

/** Top-level folders with a trailing slash, including those with old versions only. */
export async function topFolders(bucket: BucketName): Promise<string[]> {
  const folders = new Set<string>();
  for await (const { CommonPrefixes = [] } of versionPages(bucket, '', '/')) {
    for (const { Prefix } of CommonPrefixes) if (Prefix) folders.add(Prefix);
  }
  return [...folders];
}

/** Deletes a version for good. Idempotent. */
export async function eraseVersion(
  bucket: BucketName,
  { key, versionId }: Pick<ObjectVersion, 'key' | 'versionId'>,
): Promise<void> {
  await patientStorage().send(
    new DeleteObjectCommand({ Bucket: env(bucket), Key: key, VersionId: versionId }),
  );
}

/** Throws when there is none. */
export async function readObject(
  bucket: BucketName,
  key: string,
): Promise<{ bytes: Uint8Array; type: string | undefined }> {
  const { Body, ContentType } = await patientStorage().send(
    new GetObjectCommand({ Bucket: env(bucket), Key: key }),
  );
  if (!Body) throw new Error('An object came without content.');
  return { bytes: await Body.transformToByteArray(), type: ContentType };
}

/** Bytes, or undefined when there is no object. */
export async function sizeOfObject(bucket: BucketName, key: string): Promise<number | undefined> {
  try {
    const { ContentLength } = await patientStorage().send(
      new HeadObjectCommand({ Bucket: env(bucket), Key: key }),
    );
    return ContentLength;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

export async function writeObject(
  bucket: BucketName,
  key: string,
  { bytes, type }: { bytes: Uint8Array; type?: string | undefined },
): Promise<void> {
  await patientStorage().send(
    new PutObjectCommand({ Bucket: env(bucket), Key: key, Body: bytes, ContentType: type }),
  );
}
