import { defaultPackageId, packageOfId } from '#domain/price/packages.ts';
import { offeredPackage, seenPrice } from '#domain/price/prices.ts';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { isRefused } from '../api/is-refused.ts';
import { contentOfPage } from '../content/content.tsx';
import type { PageContent } from '../content/page-content.ts';
import type { PhotoTray } from '../photo/photo-tray.ts';
import type { Answers } from './answers.ts';
import { type Attempt, beginAttempt, isPending, markAnswered, markPending } from './attempt.ts';
import { alreadySent, photosMissing } from './notice.ts';
import { payloadOf } from './payload.ts';

export type Phase = 'idle' | 'uploading' | 'submitting';

export interface Booked {
  readonly slug: string;
  readonly notice: string | undefined;
  /** False if an earlier attempt had already made the lead. */
  readonly isNew: boolean;
}

interface Parts {
  /** Reads the form at the moment of sending. */
  readonly answers: () => Answers;
  readonly tray: PhotoTray;
  readonly onPhase: (phase: Phase) => void;
}

const seenOn = (content: PageContent, { packageId }: Answers) => ({
  ...seenPrice(offeredPackage(packageOfId(packageId)?.id ?? defaultPackageId, content)),
  termsVersion: content.terms_version,
});

/** Several presses make one lead: key, and what was not typed, stay; an unchanged form makes an unchanged request. */
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
    const isRepeat = isPending();
    markPending(this.attempt);
    try {
      const given = answers();
      const payload = { ...payloadOf(given, this.attempt, photos), ...seenOn(contentOfPage(), given) };
      const { slug } = await callOperation('lead-intake', payload);
      if (!slug) throw new ApiError(200);
      markAnswered();
      const notice = photos.failed.length > 0 ? photosMissing(photos.failed) : undefined;
      return { slug, notice, isNew: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isRefused(error, isRepeat)) markAnswered();
      if (error.slug === undefined) throw error;
      return { slug: error.slug, notice: alreadySent, isNew: false };
    }
  }
}
