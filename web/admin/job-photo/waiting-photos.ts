import type { JobPhoto } from '#domain/photo/job-photo.ts';

/** A photo that is on this device alone so far. */
export interface WaitingPhoto extends Pick<JobPhoto, 'id' | 'kind' | 'pair'> {
  readonly leadId: string;
  readonly isPrivate: boolean;
  readonly blob: Blob;
  /** Where it was uploaded to, once it was. */
  readonly path?: string | undefined;
}

const storeName = 'photos';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('bdla-job-photos', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

const photos = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(storeName, mode).objectStore(storeName);

/** Kept on the device until they have arrived, over reloads too. A browser without room for them keeps none. */
export const waitingPhotos = {
  all: async (): Promise<WaitingPhoto[]> => {
    try {
      return await settled((await photos('readonly')).getAll());
    } catch {
      return [];
    }
  },
  /** Whether it is kept. */
  put: async (photo: WaitingPhoto): Promise<boolean> => {
    try {
      await settled((await photos('readwrite')).put(photo));
      return true;
    } catch {
      return false;
    }
  },
  clear: async (): Promise<void> => {
    try {
      await settled((await photos('readwrite')).clear());
    } catch {
      // none was ever kept
    }
  },
  remove: async (id: string): Promise<void> => {
    try {
      await settled((await photos('readwrite')).delete(id));
    } catch {
      // it was never kept
    }
  },
};
