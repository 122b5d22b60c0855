import type { Lead } from '#domain/lead.ts';
import { mailedPhotos } from '#domain/photo/mailed-photos.ts';
import type { DonePicture } from '../../mail/done-mail.ts';
import { mailedPicture } from './mailed-picture.ts';
import { onceChecked } from './once-checked.ts';

/** The pictures of the work that go with "your boat is done". */
export async function donePictures(lead: Lead): Promise<DonePicture[]> {
  const pictures = await Promise.all(
    mailedPhotos(lead).map(async ({ kind, pair, path }) => ({
      alt: `${pair}, ${kind}`,
      content: await mailedPicture(path, onceChecked),
    })),
  );
  return pictures.flatMap(({ alt, content }) => (content ? [{ alt, content }] : []));
}
