import type { Lead } from '#domain/lead.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { ApiError, NetworkError } from '../../api/call-operation.ts';
import { once } from '../../api/once.ts';
import { pause } from '../../api/pause.ts';
import { preparedType } from '../../photo/prepare-photo.ts';
import { uploadPhoto } from '../../photo/upload-photo.ts';
import { callAdmin } from '../data/call-admin.ts';
import { whatFailed } from '../data/send-waiting.ts';
import { drain, type Sent } from '../device/drain.ts';
import type { ActRefusal } from '../device/waiting-act.ts';
import type { WaitingPhoto } from '../device/waiting-photo.ts';
import {
  addWaitingPhoto,
  changeWaitingPhoto,
  photoBytes,
  removeWaitingPhoto,
  scaleWaitingPhoto,
  tellPhotoNotKept,
  waitingPhotos,
} from '../device/waiting-photos.ts';
import { showStored, showWaiting } from '../device/waiting-state.ts';
import { tellChecking } from '../tell.ts';
import { jobPhotoOf, NoPhoto } from './job-photo-file.ts';

/** The photo that is under way, and how much of it has gone out. */
interface Progress {
  readonly id: string;
  readonly percent: number;
}

/** Milliseconds before each further try; the last again and again. */
const waits = [1000, 2000, 5000, 15_000, 30_000];

async function changeOnce(input: OperationRequest<'admin-job-photos'>) {
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

/** One tab at a time, where the browser knows of tabs. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('bdla-photos', work) : work();

/** The storage's failure concerns one photo; all else is as with any call. */
function whatWentWrong(error: unknown): Exclude<Sent, { is: 'done' }> {
  if (error instanceof NoPhoto) return { is: 'refused', refusal: { sentence: error.message } };
  return navigator.onLine && !(error instanceof ApiError) && !(error instanceof NetworkError)
    ? { is: 'failed' }
    : whatFailed(error);
}

const isWaiting = async (id: string): Promise<boolean> =>
  (await waitingPhotos()).some((photo) => photo.id === id);

/** Sends photos of jobs one after another, and again until they have arrived. */
class PhotoQueue {
  #progress: Progress | undefined;
  #isRunning = false;
  #isWanted = false;
  #wake: (() => void) | undefined;
  readonly #scaling = new Map<string, Promise<Blob | undefined>>();
  readonly #previews = new Map<string, string>();
  readonly #watchers = new Set<() => void>();
  readonly #arrivals = new Set<(lead: Lead) => void>();

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  readonly progress = (): Progress | undefined => this.#progress;

  readonly onArrival = (tell: (lead: Lead) => void): (() => void) => {
    this.#arrivals.add(tell);
    return () => this.#arrivals.delete(tell);
  };

  /** What the device has of a photo: it can be shown before the server has checked it. */
  readonly previewOf = (id: string): string | undefined => this.#previews.get(id);

  /** Shows a blurred file in a photo's place at once; without a file, what the server has. */
  readonly redraw = (id: string, blob?: Blob): void => {
    const before = this.#previews.get(id);
    if (before !== undefined) URL.revokeObjectURL(before);
    if (blob) this.#previews.set(id, URL.createObjectURL(blob));
    else this.#previews.delete(id);
    this.#tell();
  };

  /** Makes those of an earlier page visible. */
  readonly showPreviews = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const bytes = this.#previews.has(id) ? undefined : await photoBytes(id);
      if (bytes) this.redraw(id, new Blob([bytes], { type: preparedType }));
    }
  };

  readonly forgetPreviews = (): void => {
    for (const url of this.#previews.values()) URL.revokeObjectURL(url);
    this.#previews.clear();
  };

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #say(progress: Progress | undefined): void {
    this.#progress = progress;
    this.#tell();
  }

  /** Nothing of it goes out before the device has it, where there is room. */
  readonly add = async (photo: Omit<WaitingPhoto, 'size'>, blob: Blob): Promise<void> => {
    await addWaitingPhoto({ ...photo, size: blob.size }, await blob.arrayBuffer());
    this.redraw(photo.id, blob);
    await showStored();
    void this.run();
  };

  /** Scales a photo down that was kept as it was chosen, and answers it; throws NoPhoto where it can't be opened. */
  readonly scale = (id: string): Promise<Blob | undefined> => {
    const scaling = this.#scaling.get(id) ?? this.#scale(id).finally(() => this.#scaling.delete(id));
    this.#scaling.set(id, scaling);
    return scaling;
  };

  async #scale(id: string): Promise<Blob | undefined> {
    const isRaw = (await waitingPhotos()).some((photo) => photo.id === id && photo.isRaw);
    const bytes = isRaw ? await photoBytes(id) : undefined;
    if (!bytes) return undefined;
    const blob = await jobPhotoOf(new File([bytes], id));
    await scaleWaitingPhoto(id, await blob.arrayBuffer());
    if (this.#previews.has(id)) this.redraw(id, blob);
    await showStored();
    return blob;
  }

  readonly change = async (
    id: string,
    change: Partial<Pick<WaitingPhoto, 'kind' | 'pair' | 'isPrivate'>>,
  ): Promise<void> => {
    await changeWaitingPhoto(id, change);
    await showStored();
  };

  readonly remove = async (id: string): Promise<void> => {
    await removeWaitingPhoto(id);
    await showStored();
  };

  readonly retry = async (id: string): Promise<void> => {
    await changeWaitingPhoto(id, { refusal: undefined, path: undefined });
    await showStored();
    void this.run();
  };

  /** Sends what waits, also what an earlier page has left, until nothing does. */
  readonly run = async (): Promise<void> => {
    this.#isWanted = true;
    this.#wake?.();
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let tries = 0; this.#isWanted; ) {
      this.#isWanted = false;
      const isOut = await alone(() => drain(this.#queue, this.#send)).catch(() => false);
      showWaiting({ arePhotosStuck: !isOut });
      if (isOut) continue;
      const asked = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      await Promise.race([pause(waits[Math.min(tries, waits.length - 1)] ?? 0), asked]);
      tries += 1;
      this.#isWanted = true;
    }
    this.#isRunning = false;
  };

  readonly #queue = {
    acts: waitingPhotos,
    remove: this.remove,
    refuse: async (id: string, refusal: ActRefusal) => {
      await changeWaitingPhoto(id, { refusal });
      await showStored();
    },
  };

  readonly #send = async (photo: WaitingPhoto): Promise<Sent> => {
    this.#say({ id: photo.id, percent: 0 });
    try {
      await this.#deliver(photo);
      showWaiting({ arePhotosStuck: false });
      return { is: 'done' };
    } catch (error) {
      return whatWentWrong(error);
    } finally {
      this.#say(undefined);
    }
  };

  /** Undefined where it was removed before it could go out. */
  async #upload({ id, isRaw }: WaitingPhoto): Promise<string | undefined> {
    const scaled = isRaw ? await this.scale(id) : undefined;
    const bytes = scaled ?? (await photoBytes(id));
    if (!bytes && !(await isWaiting(id))) return undefined;
    const blob = scaled ?? new Blob([bytes ?? new ArrayBuffer(0)], { type: preparedType });
    const path = await uploadPhoto({
      filename: `${id}.jpg`,
      blob,
      tempId: id,
      onProgress: (sent) => this.#say({ id, percent: Math.round((100 * sent) / blob.size) }),
      signal: new AbortController().signal,
    });
    await changeWaitingPhoto(id, { path }).catch(tellPhotoNotKept);
    return path;
  }

  /** By now: it may have been changed or removed while it was on its way. */
  async #wanted({ id, leadId }: WaitingPhoto, path: string): Promise<OperationRequest<'admin-job-photos'>> {
    const now = (await waitingPhotos()).find((waiting) => waiting.id === id);
    if (!now) return { id: leadId, remove: [id] };
    const { kind, pair, isPrivate, takenAt } = now;
    return {
      id: leadId,
      add: [{ id, kind, pair, path, private: isPrivate, taken_at: takenAt }],
      // Where it was added before under another name.
      change: [{ id, kind, pair, private: isPrivate }],
    };
  }

  async #deliver(photo: WaitingPhoto): Promise<void> {
    const path = photo.path ?? (await this.#upload(photo));
    if (path === undefined) return;
    let wanted = await this.#wanted(photo, path);
    if (wanted.remove) return;
    for (let said: typeof wanted | undefined; JSON.stringify(said) !== JSON.stringify(wanted); ) {
      said = wanted;
      const { lead } = await changeOnce(said);
      wanted = await this.#wanted(photo, path);
      for (const tell of this.#arrivals) tell(lead);
    }
  }
}

export const photoQueue = new PhotoQueue();
