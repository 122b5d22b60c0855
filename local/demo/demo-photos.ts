import { readdir, readFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { checkedType, keptPrefix, thumbnailPath } from '#domain/photo/photos.ts';
import { storage } from '#functions/data/clients.ts';
import { type DrawnPhoto, drawPhoto } from '#functions/jobs/photos/draw-photo.ts';
import { env } from '#functions/runtime/env.ts';
import type { DemoLead } from './demo-lead.ts';

const drawings = new URL('../../web/pictures/rendered/', import.meta.url);

/** The names of the drawn pictures as JPEG; none before they are rendered. */
export async function drawnPictures(): Promise<readonly string[]> {
  const names = await readdir(drawings).catch(() => []);
  return names.filter((name) => name.endsWith('-824.jpg')).sort();
}

const redrawn = new Map<string, DrawnPhoto>();

/** A drawn picture as the check leaves it. Many leads show the same one. */
async function checkedPicture(name: string): Promise<DrawnPhoto> {
  const known = redrawn.get(name);
  if (known) return known;
  const result = await drawPhoto('image/jpeg', await readFile(new URL(name, drawings)));
  if (typeof result === 'string') throw new Error(`The picture ${name} is no photo: ${result}.`);
  redrawn.set(name, result);
  return result;
}

const put = (Key: string, Body: Uint8Array) =>
  storage().send(new PutObjectCommand({ Bucket: env('PHOTOS_BUCKET'), Key, Body, ContentType: checkedType }));

export async function addPhotos(
  { lead, mooring }: DemoLead,
  pictures: readonly string[],
  count: number,
): Promise<string[]> {
  const ofPlace = pictures.filter((name) => name.startsWith(`area-${mooring.area}-`));
  const ofWear = pictures.filter((name) => /^pair-.*-before-/.test(name));
  const start = lead.id.charCodeAt(lead.id.length - 1);
  const chosen = [
    ...ofPlace.slice(0, 1),
    ...ofWear.slice(start % 4, (start % 4) + 2),
    ...ofPlace.slice(1),
  ].slice(0, count);
  return Promise.all(
    chosen.map(async (name, number) => {
      const path = `${keptPrefix}${lead.id}/demo-photo-${number + 1}-of-boat.jpg`;
      const { photo, thumbnail } = await checkedPicture(name);
      await Promise.all([put(path, photo), put(thumbnailPath(path), thumbnail)]);
      return path;
    }),
  );
}
