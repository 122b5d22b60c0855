import { useSyncExternalStore } from 'react';

/** Milliseconds by which the server's clock is ahead of this device's, which may be wrong. */
let aheadMs = 0;
let isHeard = false;
const watchers = new Set<() => void>();

const watch = (onChange: () => void) => {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
};

function setAhead(ms: number): void {
  aheadMs = ms;
  for (const onChange of watchers) onChange();
}

/** Takes in an answer that says when it was made. */
export function heedServerTime<T extends { readonly now: string }>(answer: T): T {
  isHeard = true;
  setAhead(Date.parse(answer.now) - Date.now());
  return answer;
}

/** By more than a header's whole seconds and the way here may be off. */
const tellingMs = 5_000;

/** Until an answer tells the time itself, the date that each carries serves where this clock is wrong. */
export function heedDate(headers: Headers): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!isHeard && Math.abs(ahead - aheadMs) > tellingMs) setAhead(ahead);
}

/** What an earlier page had heard serves until this one hears from the server. */
export function heedKeptTime(ms: number): void {
  if (!isHeard) setAhead(ms);
}

/** Whether this page has heard from the server, or has only what an earlier one had. */
export const isClockHeard = (): boolean => isHeard;

export const clockAheadMs = (): number => aheadMs;

/** An instant of this device's clock, in ms, by the server's. */
export const serverInstant = (deviceMs: number): string => new Date(deviceMs + aheadMs).toISOString();

/** The instant by the server's clock, as far as an answer has told it. */
export const serverNow = (): string => serverInstant(Date.now());

/** The same at each render, of which there is one whenever an answer corrects it. */
export function useServerNow(): string {
  useSyncExternalStore(watch, () => aheadMs);
  return serverNow();
}
