import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/** False when the condition was not met. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Undefined when the condition was not met. */
export const answerIfWritten = async <T>(write: Promise<T>): Promise<T | undefined> =>
  (await isWritten(write)) ? write : undefined;
