import type { JobPhoto } from '#domain/photo/job-photo.ts';
import type { ActRefusal } from './waiting-act.ts';

/** A photo of a job that is on this device alone so far. Its bytes lie beside it, so that many are a short list. */
export interface WaitingPhoto extends Pick<JobPhoto, 'id' | 'kind' | 'pair'> {
  /** The device's own number, by which photos keep their order. */
  readonly place?: number;
  readonly leadId: string;
  /** Whose boat it shows. */
  readonly name: string;
  readonly isPrivate: boolean;
  /** By the server's clock, as far as it was known; absent in what older versions have left. */
  readonly takenAt?: string | undefined;
  /** As it was chosen: it is scaled down before it goes out. */
  readonly isRaw?: boolean | undefined;
  /** In bytes. */
  readonly size: number;
  /** Where it was uploaded to, once it was. */
  readonly path?: string | undefined;
  readonly refusal?: ActRefusal | undefined;
  /** The device has no room for it: it is in this page alone, and never stored so. */
  readonly isUnkept?: true;
}
