import { tab } from '../storage/kept-text.ts';
import type { Answers } from './answers.ts';
import { thisVisit } from './this-visit.ts';

const draftKey = 'bdla:bookingDraft';

/** Boat, service and access only: name, email, phone and address are personal data and not stored. */
const draftFields: readonly string[] = [
  'packageId',
  'boatType',
  'boatLengthFt',
  'conditionLevel',
  'oxidationLevel',
  'brand',
  'model',
  'year',
  'hullMaterial',
  'preferredDate',
  'preferredWindow',
  'monthlyPlanInterest',
  'notes',
  'hasWater',
  'hasPower',
  'accessReview',
];

export function saveDraft(answers: Answers): void {
  const kept = Object.entries(answers).filter(([name]) => draftFields.includes(name));
  tab.remember(draftKey, JSON.stringify({ visit: thisVisit(), answers: Object.fromEntries(kept) }));
}

interface Draft {
  readonly visit: string;
  readonly answers: Answers;
}

function parseDraft(text: string): Draft | undefined {
  try {
    const { visit, answers } = JSON.parse(text);
    return typeof answers === 'object' && answers !== null ? { visit, answers } : undefined;
  } catch {
    return undefined; // left there by something else
  }
}

export function readDraft(): Answers {
  const draft = parseDraft(tab.recall(draftKey) ?? '');
  return draft?.visit === thisVisit() ? draft.answers : {};
}

export const clearDraft = (): void => tab.forget(draftKey);
