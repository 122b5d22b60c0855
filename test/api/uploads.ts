import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { storeChecked } from '#functions/data/photo/photo-checks.ts';
import { handler as generateUploadUrl } from '#functions/generate-upload-url.ts';
import { freshKey } from '../booking.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { callHandler } from './parts.ts';

/** A photo where uploads lie until they are checked. */
export async function uploaded(): Promise<string> {
  const upload = { filename: 'hull.jpg', tempId: freshKey() };
  const { signedUrl, path, headers } = (await callHandler(generateUploadUrl, { body: upload })).body;
  const body = new Uint8Array(await jpegPhoto());
  expect((await fetch(signedUrl, { method: 'PUT', body, headers })).status).toBe(200);
  return path;
}

/** The address of an upload that was checked before anybody named it. */
export async function aCheckedUpload(): Promise<string> {
  const path = `incoming/${freshKey()}/${randomBytes(16).toString('base64url')}.jpg`;
  const photo = await jpegPhoto();
  await storeChecked({ path, etag: undefined, content: photo }, { photo, thumbnail: photo });
  return path;
}
