import { useSyncExternalStore } from 'react';

/** Milliseconds by which the server's clock is ahead of this device's, which may be wrong. */
let aheadMs = 0;
const watchers = new Set<() => void>();

const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
};

/** Takes in an answer that says when it was made. */
export function heedServerTime<T extends { readonly now: string }>(answer: T): T {
  aheadMs = Date.parse(answer.now) - Date.now();
  for (const onChange of watchers) onChange();
  return answer;
}

/** The instant by the server's clock, as far as an answer has told it. */
export const serverNow = (): string => new Date(Date.now() + aheadMs).toISOString();

/** The same at each render, of which there is one whenever an answer corrects it. */
export function useServerNow(): string {
  useSyncExternalStore(watch, () => aheadMs);
  return serverNow();
}
