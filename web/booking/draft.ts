import type { Answers } from './answers.ts';
import { forget, recall, remember } from './tab-storage.ts';

const draftKey = 'bdla:bookingDraft';

/** Answers about boat and service. Name, email, phone, address and notes are people's data and not kept. */
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
  'hasWater',
  'hasPower',
];

export function saveDraft(answers: Answers, search: string): void {
  const kept = Object.entries(answers).filter(([name]) => draftFields.includes(name));
  remember(draftKey, JSON.stringify({ search, answers: Object.fromEntries(kept) }));
}

interface Draft {
  /** The page's query under which the answers were given. */
  readonly search: string;
  readonly answers: Answers;
}

function parseDraft(text: string): Draft | undefined {
  try {
    const { search, answers } = JSON.parse(text);
    return typeof answers === 'object' && answers !== null ? { search, answers } : undefined;
  } catch {
    return undefined; // left there by something else
  }
}

/**
 * The answers that this tab remembers. The package counts only under the query that it was chosen under: a
 * link to another package, followed since, wins.
 */
export function readDraft(search: string): Answers {
  const draft = parseDraft(recall(draftKey) ?? '');
  if (!draft) return {};
  const { packageId, ...others } = draft.answers;
  return packageId !== undefined && draft.search === search ? draft.answers : others;
}

export const clearDraft = (): void => forget(draftKey);
