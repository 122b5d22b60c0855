import { keptSentActs, type SentAct } from './sent-acts.ts';
import type { WaitingAct } from './waiting-act.ts';
import { waitingActs } from './waiting-acts.ts';
import type { WaitingPhoto } from './waiting-photo.ts';
import { waitingPhotos } from './waiting-photos.ts';

export interface Waiting {
  /** In the order in which they were pressed. */
  readonly acts: readonly WaitingAct[];
  /** In the order in which they were taken. */
  readonly photos: readonly WaitingPhoto[];
  /** The last try to send a photo didn't get it out. */
  readonly arePhotosStuck: boolean;
  /** Gone out lately, in that order. */
  readonly sent: readonly SentAct[];
  readonly isSending: boolean;
}

let state: Waiting = { acts: [], photos: [], arePhotosStuck: false, sent: [], isSending: false };
const watchers = new Set<() => void>();

export const waitingNow = (): Waiting => state;

export function subscribeToWaiting(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function showWaiting(change: Partial<Waiting>): void {
  state = { ...state, ...change };
  for (const onChange of watchers) onChange();
}

/** Tells the other tabs that something else waits now. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('bdla-waiting');

/** What can be undone and is on no device, since this one keeps nothing. */
let passing: readonly WaitingAct[] = [];

function showPassing(next: readonly WaitingAct[]): void {
  const stored = state.acts.filter((act) => !passing.includes(act));
  passing = next;
  showWaiting({ acts: [...stored, ...passing] });
}

export const isPassing = (id: string): boolean => passing.some((act) => act.id === id);
export const addPassing = (act: WaitingAct): void => showPassing([...passing, act]);
export const removePassing = (id: string): void => showPassing(passing.filter((act) => act.id !== id));

async function readWaiting(): Promise<void> {
  const [acts, photos, sent] = await Promise.all([waitingActs(), waitingPhotos(), keptSentActs()]);
  const sentIds = new Set(sent.map(({ act }) => act.id));
  const sentHere = state.sent.filter(({ act }) => !sentIds.has(act.id));
  showWaiting({ acts: [...acts, ...passing], photos, sent: [...sent, ...sentHere] });
}

export async function showStored(): Promise<void> {
  await readWaiting();
  channel?.postMessage('changed');
}

/** Shows what waits, also when another tab adds to it. */
export function watchStored(): () => void {
  const read = () => void readWaiting().catch(() => undefined);
  read();
  channel?.addEventListener('message', read);
  return () => channel?.removeEventListener('message', read);
}
