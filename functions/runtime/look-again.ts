import { setTimeout as sleep } from 'node:timers/promises';

/** Answered by an attempt that another write came before. */
export const again = Symbol('again');

const maxAttempts = 16;

/**
 * Reads, decides and writes, and looks again whenever another write came in between, each time a random while
 * later. After the last attempt it answers, or throws, what `giveUp` does.
 */
export async function lookAgain<T>(
  attempt: (isLast: boolean) => Promise<T | typeof again>,
  giveUp: () => T,
  attempts = maxAttempts,
): Promise<T> {
  for (let number = 1; number <= attempts; number += 1) {
    const result = await attempt(number === attempts);
    if (result !== again) return result;
    // Jitter, or those who met once would meet again.
    if (number < attempts) await sleep(20 * Math.min(number, maxAttempts) * (0.5 + Math.random()));
  }
  return giveUp();
}
