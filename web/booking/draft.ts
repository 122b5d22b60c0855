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
  const hadContact = ['fullName', 'email', 'phone', 'address'].some((name) => Boolean(answers[name]));
  const draft = { visit: thisVisit(), answers: Object.fromEntries(kept), hadContact };
  tab.remember(draftKey, JSON.stringify(draft));
}

interface Draft {
  readonly visit: string;
  readonly answers: Answers;
  readonly hadContact?: boolean;
}

function parseDraft(text: string): Draft | undefined {
  try {
    const draft = JSON.parse(text);
    return typeof draft.answers === 'object' && draft.answers !== null ? draft : undefined;
  } catch {
    return undefined; // left there by something else
  }
}

function currentDraft(): Draft | undefined {
  const draft = parseDraft(tab.recall(draftKey) ?? '');
  return draft?.visit === thisVisit() ? draft : undefined;
}

export const readDraft = (): Answers => currentDraft()?.answers ?? {};

/** Whether something personal was typed in this visit that the draft has not kept. */
export const hasLostContact = (): boolean => currentDraft()?.hadContact === true;

export const clearDraft = (): void => tab.forget(draftKey);
