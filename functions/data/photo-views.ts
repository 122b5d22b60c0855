import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { photoTypeOfPath } from '#domain/photos.ts';
import { env } from '../runtime/env.ts';
import { storage } from './clients.ts';

/** Seconds for which a photo may be looked at; the dialog asks anew when it is opened. */
const viewSeconds = 600;

/**
 * The address under which an admin's browser may look at a photo for some minutes. It names the type: what was
 * uploaded as a page and begins like a photo must not open as a page.
 */
export async function photoView(path: string): Promise<{ path: string; url: string }> {
  const command = new GetObjectCommand({
    Bucket: env('PHOTOS_BUCKET'),
    Key: path,
    ResponseContentType: photoTypeOfPath(path) ?? 'application/octet-stream',
  });
  return { path, url: await getSignedUrl(storage(), command, { expiresIn: viewSeconds }) };
}
