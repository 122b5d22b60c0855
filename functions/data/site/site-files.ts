import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';

/** How a file is stored; the CDN turns it into headers. */
export interface FileHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The MD5 of each file of the site outside of `assets/`, as S3 tells it, by its path without a slash in front. */
export async function storedHashes(): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  // Pages lie beside thousands of pictures below `assets/`, which a delimiter leaves out.
  const folders = [''];
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    let next: string | undefined;
    do {
      const answer = await storage().send(
        new ListObjectsV2Command({
          Bucket: env('SITE_BUCKET'),
          Prefix: folder,
          Delimiter: '/',
          ContinuationToken: next,
        }),
      );
      for (const { Key = '', ETag = '' } of answer.Contents ?? []) hashes.set(Key, ETag.replaceAll('"', ''));
      const below = (answer.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix);
      folders.push(...below.filter((prefix) => prefix !== 'assets/'));
      next = answer.NextContinuationToken;
    } while (next !== undefined);
  }
  return hashes;
}

export async function writeSiteFile(file: string, text: string, headers: FileHeaders): Promise<void> {
  await storage().send(
    new PutObjectCommand({
      Bucket: env('SITE_BUCKET'),
      Key: file,
      Body: text,
      ContentType: headers.contentType,
      CacheControl: headers.cacheControl,
      Metadata: { ...headers.metadata },
    }),
  );
}
