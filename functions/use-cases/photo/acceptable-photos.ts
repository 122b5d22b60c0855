import { isDenied } from '../../data/photo/photo-storage.ts';
import { inspectPhoto } from '../../data/photo/photo-uploads.ts';
import { causeOf, log } from '../../runtime/log.ts';

/** Whether a photo may be booked with. When storage is down it may: the task `photos` looks at it later. */
async function isAcceptable(path: string): Promise<boolean> {
  try {
    return (await inspectPhoto(path)).state === 'right';
  } catch (error) {
    if (isDenied(error)) throw error;
    log.warn('photo not inspected', { cause: causeOf(error) });
    return true;
  }
}

export const areAcceptable = async (paths: readonly string[]): Promise<boolean> =>
  !(await Promise.all(paths.map(isAcceptable))).includes(false);
