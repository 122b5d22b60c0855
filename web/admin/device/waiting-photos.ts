import { onDevice } from './store.ts';
import type { WaitingPhoto } from './waiting-photo.ts';

interface Held {
  readonly photo: WaitingPhoto;
  readonly bytes: ArrayBuffer;
}

/** Where the device takes no more: gone with the page. */
const unkept = new Map<string, Held>();

const keptPhotos = () => onDevice((store) => store.getAll('photos'));
const withUnkept = (kept: readonly WaitingPhoto[]) => [
  ...kept.filter(({ id }) => !unkept.has(id)),
  ...[...unkept.values()].map(({ photo }) => ({ ...photo, isUnkept: true as const })),
];

/** In the order in which they were taken. A browser that keeps nothing has those of this page. */
export const waitingPhotos = async (): Promise<WaitingPhoto[]> =>
  withUnkept(await keptPhotos().catch(() => []));

/** The same, of a device that can be read: it throws where nobody knows whether any wait. */
export const knownWaitingPhotos = async (): Promise<WaitingPhoto[]> => withUnkept(await keptPhotos());

/** iOS fails at blobs: bytes are stored. */
const store = ({ photo, bytes }: Held): Promise<void> =>
  onDevice(async (device) => {
    const change = device.transaction(['photos', 'bytes'], 'readwrite', { durability: 'strict' });
    const photos = change.objectStore('photos');
    await change.objectStore('bytes').put(bytes, photo.id);
    if ((await photos.index('id').getKey(photo.id)) === undefined) await photos.add(photo);
    await change.done;
  });

export const tellPhotoNotKept = (error: unknown): void =>
  console.warn('A photo was not kept', error instanceof Error ? error.name : 'unknown cause');

/** On the device for good, or held by this page until there is room. */
export async function addWaitingPhoto(photo: WaitingPhoto, bytes: ArrayBuffer): Promise<void> {
  try {
    await store({ photo, bytes });
  } catch (error) {
    tellPhotoNotKept(error);
    unkept.set(photo.id, { photo, bytes });
  }
}

async function keepHeld(): Promise<void> {
  for (const [id, held] of unkept) {
    try {
      await store(held);
      // Changed or removed meanwhile: what was stored is not it.
      if (unkept.get(id) !== held) await removeStored(id);
      else unkept.delete(id);
    } catch (error) {
      tellPhotoNotKept(error);
    }
  }
}

let keeping: Promise<void> | undefined;

/** Stores what this page alone holds, as far as there is room by now. */
export function keepUnkeptPhotos(): Promise<void> {
  keeping ??= keepHeld().finally(() => {
    keeping = undefined;
  });
  return keeping;
}

const scaleStored = (id: string, bytes: ArrayBuffer): Promise<void> =>
  onDevice(async (device) => {
    const change = device.transaction(['photos', 'bytes'], 'readwrite', { durability: 'strict' });
    const photo = await change.objectStore('photos').index('id').get(id);
    if (photo) {
      await change.objectStore('bytes').put(bytes, id);
      await change.objectStore('photos').put({ ...photo, isRaw: undefined, size: bytes.byteLength });
    }
    await change.done;
  });

/** Puts the scaled-down photo in its original's place, unless it has gone meanwhile; a full device keeps the original. */
export async function scaleWaitingPhoto(id: string, bytes: ArrayBuffer): Promise<void> {
  const held = unkept.get(id);
  if (!held) return scaleStored(id, bytes).catch(tellPhotoNotKept);
  unkept.set(id, { photo: { ...held.photo, isRaw: undefined, size: bytes.byteLength }, bytes });
  await keepUnkeptPhotos();
}

export const photoBytes = async (id: string): Promise<ArrayBuffer | undefined> =>
  unkept.get(id)?.bytes ?? onDevice((store) => store.get('bytes', id));

export async function changeWaitingPhoto(id: string, change: Partial<WaitingPhoto>): Promise<void> {
  const held = unkept.get(id);
  if (held) {
    unkept.set(id, { ...held, photo: { ...held.photo, ...change } });
    return;
  }
  await onDevice(async (store) => {
    const { store: photos, done } = store.transaction('photos', 'readwrite');
    const photo = await photos.index('id').get(id);
    if (photo) await photos.put({ ...photo, ...change });
    await done;
  });
}

const removeStored = (id: string): Promise<void> =>
  onDevice(async (device) => {
    const change = device.transaction(['photos', 'bytes'], 'readwrite');
    const photos = change.objectStore('photos');
    const place = await photos.index('id').getKey(id);
    if (place !== undefined) await photos.delete(place);
    await change.objectStore('bytes').delete(id);
    await change.done;
  });

export async function removeWaitingPhoto(id: string): Promise<void> {
  if (!unkept.delete(id)) await removeStored(id);
}

export async function forgetWaitingPhotos(): Promise<void> {
  unkept.clear();
  await onDevice(async (store) => {
    await store.clear('photos');
    await store.clear('bytes');
  });
}
