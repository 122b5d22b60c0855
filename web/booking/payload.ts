import { lengthIn, notesMax, wholeIn, withoutEmptyTexts } from '#domain/booking/intake-values.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { photoLimits, uploadErrorNote } from '#domain/photo/photos.ts';
import { asOneLine, wellFormed } from '#domain/plain-text.ts';
import { packageOfId } from '#domain/price/packages.ts';
import type { PhotoResult } from '../photo/photo-tray.ts';
import { windowOf } from './again.ts';
import type { Answers } from './answers.ts';
import type { Attempt } from './attempt.ts';

/** Reserved in the notes for one line per failed photo; typed notes get the rest of the server's limit. */
const uploadNoteMax = 200;
export const typedNotesMax = notesMax - photoLimits.maxFiles * (uploadNoteMax + 1);

const noPhotos: PhotoResult = { paths: [], failed: [] };

const uploadNote = (filename: string): string =>
  wellFormed(uploadErrorNote(asOneLine(filename)).slice(0, uploadNoteMax));

function notesOf(typed: string, failed: readonly string[]): string {
  const lines = failed.slice(0, photoLimits.maxFiles).map(uploadNote);
  return [typed.trim(), ...lines].filter(Boolean).join('\n');
}

/** The day and the window may have been changed since. */
const stillWished = ({ preferredStart, preferredDate, preferredWindow }: Partial<Answers>): boolean =>
  preferredStart !== undefined &&
  dayOf(preferredStart) === preferredDate &&
  windowOf(preferredStart) === preferredWindow;

/** The body of the booking call. The spam trap is sent as found, empty or not. */
export function payloadOf(answers: Answers, attempt: Attempt, photos: PhotoResult = noPhotos) {
  const { hp_field = '', notes = '', ...typed } = answers;
  const { boatLengthFt, year, priceAgain, ...texts } = withoutEmptyTexts<Answers>({
    ...typed,
    notes: notesOf(notes, photos.failed),
  });
  return {
    ...texts,
    boatLengthFt: lengthIn(boatLengthFt),
    year: wholeIn(year),
    priceAgain: wholeIn(priceAgain),
    preferredStart: stillWished(texts) ? texts.preferredStart : undefined,
    preferredDate: texts.preferredDate,
    notes: texts.notes,
    services: packageOfId(answers.packageId)?.services ?? [],
    photo_urls: photos.paths,
    hasWater: answers.hasWater !== undefined,
    hasPower: answers.hasPower !== undefined,
    accessReview: answers.accessReview === undefined ? undefined : true,
    acceptedTerms: answers.acceptedTerms !== undefined,
    hp_field,
    source: 'website',
    ...attempt,
  };
}
