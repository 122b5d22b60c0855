import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Lead } from '#domain/lead.ts';
import type { LeadPhoto, ShownPhoto } from '#domain/photo/lead-photo.ts';
import { checkedPath, checkedType, incomingPrefix, keptPath, thumbnailPath } from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { causeOf, log } from '../../runtime/log.ts';
import { storage } from '../clients.ts';
import { isStored } from './photo-storage.ts';

/** Seconds that a photo can be viewed; the dialog requests new URLs when opened. */
const viewSeconds = 600;

/** The URL sets the type, so that browsers do not guess, and keeps the photo out of caches. */
const photoAddress = (path: string): Promise<string> =>
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

export async function shownPhoto(picture: string): Promise<ShownPhoto> {
  const [url, thumbnail_url] = await Promise.all([
    photoAddress(picture),
    photoAddress(thumbnailPath(picture)),
  ]);
  return { url, thumbnail_url };
}

const signed = async (path: string, picture: string): Promise<LeadPhoto> => ({
  state: 'checked',
  path,
  ...(await shownPhoto(picture)),
});

/** Valid for some minutes. A photo that has not passed the check gets no URL. */
export async function photoView(path: string): Promise<LeadPhoto> {
  if (!path.startsWith(incomingPrefix)) return signed(path, path);
  // In this order: the check stores its result before it empties the upload.
  try {
    if (await isStored(path)) return { state: 'waiting', path };
    const checked = checkedPath(path);
    return (await isStored(checked)) ? signed(path, checked) : { state: 'refused', path };
  } catch (error) {
    // The customer's contact data must open during a storage outage, above all then.
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
        : ([id, await photoAddress(thumbnailPath(path))] as const),
    ),
  );
  return new Map(addresses.filter((address) => address !== undefined));
}

/** Signed addresses of a lead's photos that are checked, by their paths as they were uploaded. */
export async function shownPhotos(
  lead: Pick<Lead, 'id' | 'photo_urls'>,
  paths: readonly string[],
): Promise<Map<string, ShownPhoto>> {
  const kept = paths
    .map((path) => [path, keptPath(path, lead.id)] as const)
    .filter(([, picture]) => lead.photo_urls.includes(picture));
  return new Map(
    await Promise.all(kept.map(async ([path, picture]) => [path, await shownPhoto(picture)] as const)),
  );
}
