import type * as z from 'zod';
import { intakeMessages } from '#domain/intake-texts.ts';
import { isPastDate, LeadIntake, notesMax } from '#domain/lead-intake.ts';
import { packageOfId } from '#domain/packages.ts';
import { photoLimits, uploadErrorNote } from '#domain/photos.ts';
import { asOneLine } from '#domain/plain-text.ts';
import { type Answers, numberOf } from './answers.ts';
import type { Attempt } from './attempt.ts';
import type { PhotoResult } from './photo-tray.ts';

/** Room in the notes for one line per photo that failed; the typed notes get the rest of the server's limit. */
const uploadNoteMax = 200;
export const typedNotesMax = notesMax - photoLimits.maxFiles * (uploadNoteMax + 1);

export type Issue = z.core.$ZodIssue;

const noPhotos: PhotoResult = { paths: [], failed: [] };

const uploadNote = (filename: string): string =>
  uploadErrorNote(asOneLine(filename)).slice(0, uploadNoteMax).toWellFormed();

/** The typed notes, and a line for each photo that failed. */
function notesOf(typed: string, failed: readonly string[]): string {
  const lines = failed.slice(0, photoLimits.maxFiles).map(uploadNote);
  return [typed.trim(), ...lines].filter(Boolean).join('\n');
}

/** An empty text is the same as an absent one. */
const given = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** The booking payload of SPEC section 3. The spam trap is sent as found, empty or not. */
export function payloadOf(answers: Answers, attempt: Attempt, photos: PhotoResult = noPhotos) {
  const { hp_field = '', notes = '', boatLengthFt, year, ...texts } = answers;
  const answered = Object.entries(texts).filter(([, text]) => given(text));
  return {
    ...Object.fromEntries(answered),
    boatLengthFt: numberOf(given(boatLengthFt)),
    year: numberOf(given(year)),
    preferredDate: given(answers.preferredDate),
    notes: given(notesOf(notes, photos.failed)),
    services: packageOfId(answers.packageId)?.services ?? [],
    photo_urls: photos.paths,
    hasWater: answers.hasWater !== undefined,
    hasPower: answers.hasPower !== undefined,
    acceptedTerms: answers.acceptedTerms !== undefined,
    hp_field,
    source: 'website',
    ...attempt,
  };
}

/** What is wrong with a payload by the rules that the server applies too; `today` is a day in Los Angeles. */
export function issuesIn(payload: ReturnType<typeof payloadOf>, today: string): Issue[] {
  const { error } = LeadIntake.safeParse(payload);
  const past = isPastDate(payload, today)
    ? [
        {
          code: 'custom' as const,
          path: ['preferredDate'],
          message: intakeMessages.datePast,
          input: payload.preferredDate,
        },
      ]
    : [];
  return [...(error?.issues ?? []), ...past];
}
