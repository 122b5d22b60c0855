import { onDevice } from './store.ts';
import type { WaitingPhoto } from './waiting-photo.ts';

/** Where the device takes no more: gone with the page. */
const unkept = new Map<string, { readonly photo: WaitingPhoto; readonly bytes: ArrayBuffer }>();

const keptPhotos = () => onDevice((store) => store.getAll('photos'));
const withUnkept = (kept: readonly WaitingPhoto[]) => [
  ...kept,
  ...[...unkept.values()].map(({ photo }) => photo),
];

/** In the order in which they were taken. A browser that keeps nothing has those of this page. */
export const waitingPhotos = async (): Promise<WaitingPhoto[]> =>
  withUnkept(await keptPhotos().catch(() => []));

/** The same, of a device that can be read: it throws where nobody knows whether any wait. */
export const knownWaitingPhotos = async (): Promise<WaitingPhoto[]> => withUnkept(await keptPhotos());

/** Answers whether it is on the device for good. iOS fails at blobs: bytes are stored. */
export async function addWaitingPhoto(photo: WaitingPhoto, bytes: ArrayBuffer): Promise<boolean> {
  try {
    await onDevice(async (store) => {
      const change = store.transaction(['photos', 'bytes'], 'readwrite', { durability: 'strict' });
      const photos = change.objectStore('photos');
      await change.objectStore('bytes').put(bytes, photo.id);
      if ((await photos.index('id').getKey(photo.id)) === undefined) await photos.add(photo);
      await change.done;
    });
    return true;
  } catch (error) {
    console.warn('A photo was not kept', error instanceof Error ? error.name : 'unknown cause');
    unkept.set(photo.id, { photo, bytes });
    return false;
  }
}

/** Puts the scaled-down photo in its original's place, unless it has gone meanwhile. */
export async function scaleWaitingPhoto(id: string, bytes: ArrayBuffer): Promise<void> {
  const held = unkept.get(id);
  if (held) {
    unkept.delete(id);
    await addWaitingPhoto({ ...held.photo, isRaw: undefined, size: bytes.byteLength }, bytes);
    return;
  }
  await onDevice(async (store) => {
    const change = store.transaction(['photos', 'bytes'], 'readwrite', { durability: 'strict' });
    const photo = await change.objectStore('photos').index('id').get(id);
    if (photo) {
      await change.objectStore('bytes').put(bytes, id);
      await change.objectStore('photos').put({ ...photo, isRaw: undefined, size: bytes.byteLength });
    }
    await change.done;
  });
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

export async function removeWaitingPhoto(id: string): Promise<void> {
  if (unkept.delete(id)) return;
  await onDevice(async (store) => {
    const change = store.transaction(['photos', 'bytes'], 'readwrite');
    const photos = change.objectStore('photos');
    const place = await photos.index('id').getKey(id);
    if (place !== undefined) await photos.delete(place);
    await change.objectStore('bytes').delete(id);
    await change.done;
  });
}

export async function forgetWaitingPhotos(): Promise<void> {
  unkept.clear();
  await onDevice(async (store) => {
    await store.clear('photos');
    await store.clear('bytes');
  });
}
