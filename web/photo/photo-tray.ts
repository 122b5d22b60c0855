import { photoLimits, photoMessages } from '#domain/photo/photos.ts';
import { randomId } from '../api/random-id.ts';
import { isTooLarge, preparePhoto, refusalOf } from './prepare-photo.ts';
import { type Upload, uploadPhoto } from './upload-photo.ts';

export interface Photo {
  readonly id: string;
  readonly filename: string;
  /** `refused`: not acceptable as a photo; `failed`: may be retried. */
  readonly state: 'preparing' | 'uploading' | 'uploaded' | 'failed' | 'refused';
  /** Object URL of what is uploaded. */
  readonly preview?: string;
  /** Bytes: total, and sent so far. */
  readonly size: number;
  readonly sent: number;
  readonly message?: string;
  /** It failed on its way, so it's tried again by itself once the device is back online. */
  readonly isCutOff?: boolean;
  readonly path?: string;
}

export interface TrayView {
  readonly photos: readonly Photo[];
  /** Problem with the last selection as a whole. */
  readonly message: string | undefined;
}

/** Storage paths, and the names of photos that failed. */
export interface PhotoResult {
  readonly paths: readonly string[];
  readonly failed: readonly string[];
}

const unsent = { optional: 'send without it', needed: 'remove it' } as const;

const uploadFailed = (use: keyof typeof unsent): string => `Upload failed. Retry, or ${unsent[use]}.`;
const unreadable = {
  optional: 'We couldn’t read this photo. You can send without it.',
  needed: 'We couldn’t read this photo. Please remove it.',
} as const;

interface Work {
  readonly file: File;
  readonly abort: AbortController;
  done: Promise<void>;
  blob?: Blob | undefined;
}

interface TrayOptions {
  readonly upload?: (upload: Upload) => Promise<string>;
  readonly prepare?: (file: File) => Promise<Blob>;
  /** Whether what it goes with is sent without a photo that fails. */
  readonly use?: keyof typeof unsent;
}

const counts = ({ state }: Photo): boolean => state !== 'refused';

export class PhotoTray {
  #view: TrayView = { photos: [], message: undefined };
  #tempId: string | undefined;
  /** Settled once every chosen file has been looked at. */
  #adding: Promise<void> = Promise.resolve();
  #timesEmptied = 0;
  #settling: Promise<PhotoResult> | undefined;
  /** Photos are prepared one at a time: phones lack the memory for five at once. */
  #preparing: Promise<unknown> = Promise.resolve();
  readonly #work = new Map<string, Work>();
  readonly #listeners = new Set<() => void>();
  readonly #upload: (upload: Upload) => Promise<string>;
  readonly #prepare: (file: File) => Promise<Blob>;
  readonly #use: keyof typeof unsent;

  constructor({ upload = uploadPhoto, prepare = preparePhoto, use = 'optional' }: TrayOptions = {}) {
    this.#upload = upload;
    this.#prepare = prepare;
    this.#use = use;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): TrayView => this.#view;

  #show(view: Partial<TrayView>): void {
    this.#view = { ...this.#view, ...view };
    for (const listener of this.#listeners) listener();
  }

  #change(id: string, change: Partial<Photo>): void {
    this.#show({
      photos: this.#view.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
    });
  }

  /** Takes files while there is room; each ends as uploaded, failed or refused. */
  add(files: readonly File[]): Promise<void> {
    const emptied = this.#timesEmptied;
    this.#adding = this.#adding.then(() => this.#take(files, emptied));
    return this.#adding;
  }

  async #take(files: readonly File[], emptied: number): Promise<void> {
    this.#show({ message: undefined });
    for (const file of files) {
      const refusal = await refusalOf(file).catch(() => photoMessages.type);
      if (emptied !== this.#timesEmptied) return;
      if (refusal === undefined && this.#view.photos.filter(counts).length >= photoLimits.maxFiles) {
        this.#show({ message: photoMessages.count });
        return;
      }
      const photo: Photo = {
        id: randomId(),
        filename: file.name || 'photo',
        size: file.size,
        sent: 0,
        ...(refusal === undefined
          ? { state: 'preparing' as const }
          : { state: 'refused' as const, message: refusal }),
      };
      this.#show({ photos: [...this.#view.photos, photo] });
      if (refusal === undefined) this.#start(photo.id, file);
    }
  }

  #start(id: string, file: File): void {
    const work: Work = { file, abort: new AbortController(), done: Promise.resolve() };
    this.#work.set(id, work);
    work.done = this.#run(id, work);
  }

  /** Never throws: the visitor can only retry or go on without the photo. */
  async #run(id: string, work: Work): Promise<void> {
    this.#change(id, { state: 'preparing', isCutOff: false });
    work.blob ??= await this.#inTurn(work);
    const { blob, file, abort } = work;
    if (abort.signal.aborted) return;
    if (isTooLarge(blob ?? file)) {
      this.#change(id, { state: 'refused', message: photoMessages.size });
      return;
    }
    if (!blob) {
      this.#change(id, { state: 'failed', message: unreadable[this.#use] });
      return;
    }
    await this.#send(id, blob, work);
  }

  /** The prepared photo; undefined when the browser cannot read the file. */
  async #inTurn({ file }: Work): Promise<Blob | undefined> {
    const turn = this.#preparing.then(() => this.#prepare(file)).catch(() => undefined);
    this.#preparing = turn;
    return turn;
  }

  async #send(id: string, blob: Blob, { file, abort }: Work): Promise<void> {
    const preview = this.#view.photos.find((photo) => photo.id === id)?.preview ?? URL.createObjectURL(blob);
    this.#change(id, { state: 'uploading', sent: 0, size: blob.size, preview });
    this.#tempId ??= randomId();
    try {
      const path = await this.#upload({
        filename: file.name || 'photo',
        blob,
        tempId: this.#tempId,
        onProgress: (sent) => this.#change(id, { sent: Math.min(sent, blob.size) }),
        signal: abort.signal,
      });
      this.#change(id, { state: 'uploaded', sent: blob.size, path });
    } catch {
      this.#change(id, { state: 'failed', isCutOff: true, message: uploadFailed(this.#use) });
    }
  }

  remove(id: string): void {
    this.#work.get(id)?.abort.abort();
    this.#work.delete(id);
    const gone = this.#view.photos.find((photo) => photo.id === id);
    if (gone?.preview) URL.revokeObjectURL(gone.preview);
    this.#show({ message: undefined, photos: this.#view.photos.filter((photo) => photo.id !== id) });
  }

  /** Forgets what has arrived, and what was no photo; what was chosen meanwhile stays for the next message. */
  sent(paths: readonly string[]): void {
    this.#tempId = undefined;
    for (const { id, path, state } of this.#view.photos) {
      if (state === 'refused' || (path !== undefined && paths.includes(path))) this.remove(id);
    }
  }

  /** Forgets all photos, those that are still looked at or under way too. */
  empty(): void {
    this.#timesEmptied += 1;
    for (const { id } of this.#view.photos) this.remove(id);
  }

  /** Empties it once what is being sent has gone. */
  leave(): void {
    if (this.#settling) void this.#settling.then(() => this.empty());
    else this.empty();
  }

  retry(id: string): void {
    const work = this.#work.get(id);
    if (!work) return;
    work.done = this.#run(id, work);
  }

  /** Sends those again that failed on their way; what is under way goes on. */
  resend(): void {
    for (const { id, isCutOff } of this.#inState('failed')) if (isCutOff) this.retry(id);
  }

  /** Waits for chosen files and running uploads, retries failed ones once, and returns the result. */
  async settle(): Promise<PhotoResult> {
    const settling = this.#settled();
    this.#settling = settling;
    const result = await settling;
    if (this.#settling === settling) this.#settling = undefined;
    return result;
  }

  async #settled(): Promise<PhotoResult> {
    await this.#idle();
    for (const { id } of this.#inState('failed')) this.retry(id);
    await this.#idle();
    return {
      paths: this.#inState('uploaded').flatMap(({ path }) => path ?? []),
      failed: this.#inState('failed').map(({ filename }) => filename),
    };
  }

  #inState(...states: Photo['state'][]): Photo[] {
    return this.#view.photos.filter(({ state }) => states.includes(state));
  }

  async #idle(): Promise<void> {
    await this.#adding;
    await Promise.all([...this.#work.values()].map(({ done }) => done));
    if (this.#inState('preparing', 'uploading').length > 0) await this.#idle();
  }
}
