import { randomId } from '../../api/random-id.ts';
import { browser } from '../../storage/kept-text.ts';
import type { Waits } from './waiting-act.ts';

const places = { device: 'bdla:device', told: 'bdla:unsent-told' } as const;

interface UnsentOfLead {
  readonly lead_id: string;
  readonly acts: number;
  readonly photos: number;
}

/** A name that this browser gives itself. */
export function thisDevice(): string {
  const known = browser.recall(places.device);
  if (known !== undefined) return known;
  const own = randomId();
  browser.remember(places.device, own);
  return own;
}

export const unsentHere = (acts: readonly Waits[], photos: readonly Waits[]): UnsentOfLead[] => {
  const count = (waiting: readonly Waits[], id: string) =>
    waiting.filter(({ leadId }) => leadId === id).length;
  return [...new Set([...acts, ...photos].map(({ leadId }) => leadId))]
    .sort()
    .map((id) => ({ lead_id: id, acts: count(acts, id), photos: count(photos, id) }));
};

export function toldUnsent(now?: string): string {
  if (now !== undefined) browser.remember(places.told, now);
  return browser.recall(places.told) ?? '[]';
}
