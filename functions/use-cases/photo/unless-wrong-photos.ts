import { intakeMessages } from '#domain/booking/intake-texts.ts';
import type { Lead } from '#domain/lead.ts';
import { maxLeadPhotos } from '#domain/message/message.ts';
import { AppError } from '../../runtime/app-error.ts';
import { areAcceptable } from './acceptable-photos.ts';

const wrongPhotos = (sentence: string) =>
  new AppError('invalid', sentence, { fields: { photo_urls: sentence } });

/** Refuses uploads that are no photos, and more of them than a lead takes. */
export async function unlessWrongPhotos(
  { photo_urls }: Pick<Lead, 'photo_urls'>,
  photos: readonly string[],
): Promise<void> {
  if (photos.length > 0 && photo_urls.length + photos.length > maxLeadPhotos) {
    throw wrongPhotos(`A request takes ${maxLeadPhotos} photos in all.`);
  }
  if (!(await areAcceptable(photos))) throw wrongPhotos(intakeMessages.photos);
}
