import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { LeadPhoto } from '#domain/lead-photo.ts';
import { checkedPath, checkedType, incomingPrefix, thumbnailPath } from '#domain/photos.ts';
import { env } from '../runtime/env.ts';
import { causeOf, log } from '../runtime/log.ts';
import { storage } from './clients.ts';
import { isStored } from './photo-storage.ts';

/** Seconds for which a photo may be looked at; the dialog asks anew when it is opened. */
const viewSeconds = 600;

/** The address names the type, so that no browser guesses one, and keeps the photo out of its cache. */
const addressOf = (path: string): Promise<string> =>
  getSignedUrl(
    storage(),
    new GetObjectCommand({
      Bucket: env('PHOTOS_BUCKET'),
      Key: path,
      ResponseContentType: checkedType,
      ResponseCacheControl: 'no-store',
    }),
    { expiresIn: viewSeconds },
  );

async function signed(path: string, picture: string): Promise<LeadPhoto> {
  const [url, thumbnail_url] = await Promise.all([addressOf(picture), addressOf(thumbnailPath(picture))]);
  return { state: 'checked', path, url, thumbnail_url };
}

/**
 * What an admin may see of a lead's photo: the addresses of the checked picture and its thumbnail, good for
 * some minutes. What has not passed the check gets none.
 */
export async function photoView(path: string): Promise<LeadPhoto> {
  if (!path.startsWith(incomingPrefix)) return signed(path, path);
  // In this order: the check writes what it has found before it empties an upload.
  try {
    if (await isStored(path)) return { state: 'waiting', path };
    const checked = checkedPath(path);
    return (await isStored(checked)) ? signed(path, checked) : { state: 'refused', path };
  } catch (error) {
    // The customer's contact data must open in an outage of storage, above all then.
    log.warn('photo not looked at', { cause: causeOf(error) });
    return { state: 'waiting', path };
  }
}

/** The small pictures of leads' first photos, by lead; a photo that is not kept yet has none. */
export async function firstPhotos(
  leads: readonly { readonly id: string; readonly photo_urls: readonly string[] }[],
): Promise<Map<string, string>> {
  const addresses = await Promise.all(
    leads.map(async ({ id, photo_urls: [path] }) =>
      path === undefined || path.startsWith(incomingPrefix)
        ? undefined
        : ([id, await addressOf(thumbnailPath(path))] as const),
    ),
  );
  return new Map(addresses.filter((address) => address !== undefined));
}
