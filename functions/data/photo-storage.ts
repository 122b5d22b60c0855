import { ListObjectsV2Command, S3ServiceException } from '@aws-sdk/client-s3';
import { env } from '../runtime/env.ts';
import { storage } from './clients.ts';

/** Whether storage has answered by one of these errors, rather than not at all. */
const isAnswer = (error: unknown, ...names: string[]): boolean =>
  error instanceof S3ServiceException && names.includes(error.name);

/** There is no such object. A HEAD has no body that could name the error. */
export const isMissing = (error: unknown): boolean => isAnswer(error, 'NoSuchKey', 'NotFound');

/** An object without content was asked for its first bytes: an upload that was checked before. */
export const isEmpty = (error: unknown): boolean => isAnswer(error, 'InvalidRange');

/** Another object lies there than the one that was meant. */
export const isOvertaken = (error: unknown): boolean => isAnswer(error, 'PreconditionFailed');

/**
 * Whether anything but an empty object lies at a path. A listing, since asking for the object itself needs the
 * right to read it.
 */
export async function isStored(path: string): Promise<boolean> {
  const { Contents } = await storage().send(
    new ListObjectsV2Command({ Bucket: env('PHOTOS_BUCKET'), Prefix: path, MaxKeys: 1 }),
  );
  const [first] = Contents ?? [];
  return first?.Key === path && first.Size !== 0;
}
