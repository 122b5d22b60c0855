import type { Lead } from '#domain/lead.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { ApiError } from '../../api/call-operation.ts';
import { once } from '../../api/once.ts';
import { uploadPhoto } from '../../photos/upload-photo.ts';
import { callAdmin } from '../data/call-admin.ts';
import { tellChecking } from '../tell.ts';
import { type WaitingPhoto, waitingPhotos } from './waiting-photos.ts';

interface QueuedPhoto extends WaitingPhoto {
  /** Object URL of the photo. */
  readonly preview: string;
  /** `failed`: refused by the server, with its sentence. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Sent so far, in percent. */
  readonly percent: number;
  readonly message?: string | undefined;
}

/** Milliseconds before each further try; the last again and again. */
const waits = [1000, 2000, 5000, 15_000, 30_000];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.message !== '' && error.status >= 400 && error.status < 500;

async function addOnce(input: OperationRequest<'admin-job-photos'>) {
  let endChecking: (() => void) | undefined;
  try {
    return await once(
      JSON.stringify(['admin-job-photos', input]),
      (idempotencyKey) => callAdmin('admin-job-photos', input, { idempotencyKey }),
      {
        onUnknown: () => {
          endChecking ??= tellChecking();
        },
      },
    );
  } finally {
    endChecking?.();
  }
}

/** Sends photos of jobs one after another, and again until they have arrived. */
class PhotoQueue {
  #photos: readonly QueuedPhoto[] = [];
  #previews = new Map<string, string>();
  #isRunning = false;
  #loading: Promise<void> | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #arrivals = new Set<(lead: Lead) => void>();

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  readonly view = (): readonly QueuedPhoto[] => this.#photos;

  readonly onArrival = (tell: (lead: Lead) => void): (() => void) => {
    this.#arrivals.add(tell);
    return () => this.#arrivals.delete(tell);
  };

  /** The photo as this device took it, also once it has arrived. */
  readonly previewOf = (id: string): string | undefined => this.#previews.get(id);

  /** Shown in place of what this device took of it; without a file, what the server has. */
  readonly redraw = (id: string, blob?: Blob): void => {
    if (blob) this.#previews.set(id, URL.createObjectURL(blob));
    else this.#previews.delete(id);
    this.#show([...this.#photos]);
  };

  #show(photos: readonly QueuedPhoto[]): void {
    this.#photos = photos;
    for (const watcher of this.#watchers) watcher();
  }

  #set(id: string, change: Partial<QueuedPhoto>): void {
    this.#show(this.#photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)));
  }

  #queued(photo: WaitingPhoto): QueuedPhoto {
    const preview = this.#previews.get(photo.id) ?? URL.createObjectURL(photo.blob);
    this.#previews.set(photo.id, preview);
    return { ...photo, preview, state: 'waiting', percent: 0 };
  }

  /** Takes up what an earlier page has left. */
  readonly resume = (): Promise<void> => {
    this.#loading ??= waitingPhotos.all().then((left) => {
      const known = new Set(this.#photos.map(({ id }) => id));
      const added = left.filter(({ id }) => !known.has(id)).map((photo) => this.#queued(photo));
      if (added.length > 0) this.#show([...this.#photos, ...added]);
      this.#run();
    });
    return this.#loading;
  };

  /** Answers whether the device keeps it over a reload. */
  readonly add = (photo: WaitingPhoto): Promise<boolean> => {
    this.#show([...this.#photos, this.#queued(photo)]);
    const isKept = waitingPhotos.put(photo);
    isKept.then(() => this.#run());
    return isKept;
  };

  readonly change = (
    id: string,
    change: Partial<Pick<WaitingPhoto, 'kind' | 'pair' | 'isPrivate'>>,
  ): void => {
    this.#set(id, change);
    this.#keep(id);
  };

  readonly remove = (id: string): void => {
    this.#show(this.#photos.filter((photo) => photo.id !== id));
    waitingPhotos.remove(id);
  };

  /** When the device is left: no photo of any customer stays on it. */
  readonly empty = (): Promise<void> => {
    this.#previews.clear();
    this.#show([]);
    return waitingPhotos.clear();
  };

  readonly retry = (id: string): void => {
    this.#set(id, { state: 'waiting', message: undefined, path: undefined });
    this.#run();
  };

  #keep(id: string): Promise<unknown> {
    const photo = this.#photos.find((queued) => queued.id === id);
    if (!photo) return Promise.resolve();
    const { preview: _, state: __, percent: ___, message: ____, ...waiting } = photo;
    return waitingPhotos.put(waiting);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let failures = 0; ; ) {
      const next = this.#photos.find(({ state }) => state !== 'failed');
      if (!next) break;
      try {
        await this.#send(next);
        failures = 0;
      } catch (error) {
        this.#set(next.id, { state: isRefusal(error) ? 'failed' : 'waiting', percent: 0 });
        if (isRefusal(error)) this.#set(next.id, { message: error.message });
        else await pause(waits[Math.min(failures, waits.length - 1)] ?? 0);
        failures += 1;
      }
    }
    this.#isRunning = false;
  }

  async #send({ id, leadId, blob, path: known }: QueuedPhoto): Promise<void> {
    this.#set(id, { state: 'sending' });
    const path =
      known ??
      (await uploadPhoto({
        filename: `${id}.jpg`,
        blob,
        tempId: id,
        onProgress: (sent) => this.#set(id, { percent: Math.round((100 * sent) / blob.size) }),
        signal: new AbortController().signal,
      }));
    this.#set(id, { path, percent: 100 });
    await this.#keep(id);
    const now = this.#photos.find((photo) => photo.id === id);
    if (!now) return;
    const { kind, pair, isPrivate } = now;
    const { lead } = await addOnce({
      id: leadId,
      add: [{ id, kind, pair, path, private: isPrivate }],
      // Where it was added before under another name.
      change: [{ id, kind, pair, private: isPrivate }],
    });
    for (const tell of this.#arrivals) tell(lead);
    this.remove(id);
  }
}

/** Ends early once the device is online again. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

export const photoQueue = new PhotoQueue();
