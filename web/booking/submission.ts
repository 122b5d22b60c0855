import { ApiError, callOperation } from '../api/call-operation.ts';
import type { Answers } from './answers.ts';
import { type Attempt, beginAttempt, markAnswered, markPending } from './attempt.ts';
import { alreadySent, photosMissing } from './notice.ts';
import { payloadOf } from './payload.ts';
import type { PhotoTray } from './photo-tray.ts';

/** Where a submission stands. */
export type Phase = 'idle' | 'uploading' | 'submitting';

/** Where the lead is, and what its visitor should be told there. */
export interface Booked {
  readonly slug: string;
  readonly notice: string | undefined;
  /** False for a lead that an earlier press had made. */
  readonly isNew: boolean;
}

interface Parts {
  /** Reads the form at the moment of sending. */
  readonly answers: () => Answers;
  readonly tray: PhotoTray;
  readonly onPhase: (phase: Phase) => void;
}

/**
 * Sends a booking so that one press, or several after a lost answer, make one lead: the key and all that
 * the visitor did not type stay the same, and photos that have arrived are not sent again, so that an
 * unchanged form gives an unchanged request.
 */
export class Submission {
  #attempt: Attempt | undefined;

  get attempt(): Attempt {
    this.#attempt ??= beginAttempt();
    return this.#attempt;
  }

  async send({ answers, tray, onPhase }: Parts): Promise<Booked> {
    if (tray.view().photos.length > 0) onPhase('uploading');
    const photos = await tray.settle();
    onPhase('submitting');
    markPending(this.attempt);
    try {
      const { slug } = await callOperation('lead-intake', payloadOf(answers(), this.attempt, photos));
      if (!slug) throw new ApiError(200);
      markAnswered();
      const notice = photos.failed.length > 0 ? photosMissing(photos.failed) : undefined;
      return { slug, notice, isNew: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A 5xx does not tell whether the lead was stored; the key must live on.
      if (error.status >= 400 && error.status < 500) markAnswered();
      if (error.slug === undefined) throw error;
      return { slug: error.slug, notice: alreadySent, isNew: false };
    }
  }
}
