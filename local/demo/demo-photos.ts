import { readdir, readFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import type { JobPhoto } from '#domain/photo/job-photo.ts';
import { checkedType, keptPrefix, thumbnailPath } from '#domain/photo/photos.ts';
import { storage } from '#functions/data/clients.ts';
import { type DrawnPhoto, drawPhoto } from '#functions/jobs/photo/draw-photo.ts';
import { env } from '#functions/runtime/env.ts';
import { DEMO_ADMIN } from '../provision/create-admin.ts';
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

/** Drawing holds up requests that are on their way, so all is drawn before any is stored. */
async function keepPictures(names: readonly string[], pathOf: (place: number) => string): Promise<string[]> {
  const pictures: DrawnPhoto[] = [];
  for (const name of names) pictures.push(await checkedPicture(name));
  const kept = pictures.map((picture, place) => ({ picture, path: pathOf(place + 1) }));
  await Promise.all(
    kept.flatMap(({ picture: { photo, thumbnail }, path }) => [
      put(path, photo),
      put(thumbnailPath(path), thumbnail),
    ]),
  );
  return kept.map(({ path }) => path);
}

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
  return keepPictures(chosen, (place) => `${keptPrefix}${lead.id}/demo-photo-${place}-of-boat.jpg`);
}

/** Drawings of work before and after, and the place on the boat. */
const outside = [
  ['waterline-stain', 'Waterline, starboard'],
  ['streaked-transom', 'Transom'],
] as const;
const inside = [
  ['mildewed-vinyl', 'Cockpit cushions'],
  ['faded-non-skid', 'Cockpit floor'],
] as const;

/** Before and after of two places; of work that is still underway the second place is not done yet. */
export async function jobPhotosOf(
  lead: Lead,
  pictures: readonly string[],
  { from, isDone }: { readonly from: string; readonly isDone: boolean },
): Promise<JobPhoto[]> {
  const places = lead.requested_service === 'interior' ? inside : outside;
  const shots = (['before', 'after'] as const).flatMap((kind) =>
    places.slice(0, kind === 'before' || isDone ? 2 : 1).flatMap(([drawing, pair]) => {
      const name = pictures.find((each) => each.startsWith(`pair-${drawing}-${kind}-`));
      return name === undefined ? [] : [{ kind, pair, name }];
    }),
  );
  const idOf = (place: number) => `demo-job-photo-${place}`;
  const paths = await keepPictures(
    shots.map(({ name }) => name),
    (place) => `${keptPrefix}${lead.id}/${idOf(place)}-of-the-work.jpg`,
  );
  return paths.flatMap((path, index) => {
    const shot = shots[index];
    if (!shot) return [];
    const { kind, pair } = shot;
    const added_at = addHours(from, index / 4);
    return [{ id: idOf(index + 1), kind, pair, path, added_at, added_by: DEMO_ADMIN.email }];
  });
}
