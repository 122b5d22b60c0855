import { SESClient } from '@aws-sdk/client-ses';
import { vi } from 'vitest';

type Send = (this: SESClient, ...args: unknown[]) => Promise<unknown>;

/**
 * Does several things at once, of which each sends a mail or none. No mail goes out before every one of them
 * has been answered or wants to send its own, so that the slowest still finds the others under way.
 */
export async function atOnceBeforeAnyMail<T>(...acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const allCame = Promise.withResolvers<void>();
  let stillToCome = acts.length;
  const came = () => {
    stillToCome -= 1;
    if (stillToCome === 0) allCame.resolve();
  };
  const send = SESClient.prototype.send as Send; // its arguments are only passed on
  const held = vi.spyOn(SESClient.prototype, 'send').mockImplementation(async function (
    this: SESClient,
    ...args: unknown[]
  ) {
    came();
    await allCame.promise;
    return send.apply(this, args);
  });
  try {
    return await Promise.all(acts.map((act) => act().finally(came)));
  } finally {
    held.mockRestore();
  }
}
