import { ListObjectsV2Command, S3ServiceException } from '@aws-sdk/client-s3';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';

const isAnswer = (error: unknown, ...names: string[]): boolean =>
  error instanceof S3ServiceException && names.includes(error.name);

/** A HEAD response has no body that could name the error. */
export const isMissing = (error: unknown): boolean => isAnswer(error, 'NoSuchKey', 'NotFound');

/** A range request on an empty object: the upload was checked before. */
export const isEmpty = (error: unknown): boolean => isAnswer(error, 'InvalidRange');

/** A right is missing, which is a mistake of ours and no outage. */
export const isDenied = (error: unknown): boolean => isAnswer(error, 'AccessDenied');

export const isOvertaken = (error: unknown): boolean => isAnswer(error, 'PreconditionFailed');

/** Whether a non-empty object is at a path. Lists, because a HEAD would need the right to read it. */
export async function isStored(path: string): Promise<boolean> {
  const { Contents } = await storage().send(
    new ListObjectsV2Command({ Bucket: env('PHOTOS_BUCKET'), Prefix: path, MaxKeys: 1 }),
  );
  const [first] = Contents ?? [];
  return first?.Key === path && first.Size !== 0;
}
