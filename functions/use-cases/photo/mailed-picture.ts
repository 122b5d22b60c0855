import { smallPicture } from '../../data/photo/mailed-photos.ts';
import { causeOf, log } from '../../runtime/log.ts';

/** A picture of 320 px has some 20 KB. */
const maxBytes = 200_000;

/** A small picture for an email, which goes without it where there is none. */
export async function mailedPicture(
  path: string,
  read: (path: string) => Promise<Uint8Array | undefined> = smallPicture,
): Promise<Uint8Array | undefined> {
  try {
    const picture = await read(path);
    return picture && picture.length <= maxBytes ? picture : undefined;
  } catch (error) {
    log.warn('an email goes without its picture', { cause: causeOf(error) });
    return undefined;
  }
}
