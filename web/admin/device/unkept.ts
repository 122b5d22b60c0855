import { tellNotKept } from './store.ts';

type Write = () => Promise<void>;

/** What was typed and this device did not take, with how to put it there: until then it is in this page alone. */
const writes = new Map<string, Write>();
const watchers = new Set<() => void>();

function note(place: string, write: Write | undefined): void {
  if (write) writes.set(place, write);
  else writes.delete(place);
  for (const onChange of watchers) onChange();
}

export const isAnyTypedUnkept = (): boolean => writes.size > 0;
export const isTypedUnkept = (place: string): boolean => writes.has(place);

export function subscribeToUnkept(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Puts on the device what a place has by then, or notes that it has no room. */
export async function keepTypedAt(place: string, write: Write): Promise<void> {
  try {
    await write();
    note(place, undefined);
  } catch (error) {
    tellNotKept(error);
    note(place, write);
  }
}

export const dropUnkept = (place: string): void => note(place, undefined);

export async function keepTypedAgain(): Promise<void> {
  for (const [place, write] of writes) await keepTypedAt(place, write);
}
