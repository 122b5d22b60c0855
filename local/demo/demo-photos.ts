import { readdir, readFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { keptPrefix } from '#domain/photos.ts';
import { storage } from '#functions/data/clients.ts';
import { env } from '#functions/runtime/env.ts';
import type { DemoLead } from './demo-lead.ts';

const drawings = new URL('../../web/pictures/rendered/', import.meta.url);

/** The names of the drawn pictures as JPEG; none before they are rendered. */
export async function drawnPictures(): Promise<readonly string[]> {
  const names = await readdir(drawings).catch(() => []);
  return names.filter((name) => name.endsWith('-824.jpg')).sort();
}

/** Puts drawn boats where the photos of a lead are kept; answers their paths. */
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
      const Body = await readFile(new URL(name, drawings));
      const command = { Bucket: env('PHOTOS_BUCKET'), Key: path, Body, ContentType: 'image/jpeg' };
      await storage().send(new PutObjectCommand(command));
      return path;
    }),
  );
}
