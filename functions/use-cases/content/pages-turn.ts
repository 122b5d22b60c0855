import { setTimeout as sleep } from 'node:timers/promises';
import { setLeaseEnd, takeLease } from '../../data/content/publish-lease.ts';
import * as clock from '../../runtime/clock.ts';
import type { JobContext } from '../../runtime/job.ts';
import { causeOf, log } from '../../runtime/log.ts';

/** What a deployment needs once the lease is its own; how often it asks for it. */
const deploymentMs = 60_000;
const askEveryMs = 1000;
/** So long nobody else may go on after a run that was killed. */
const leaseMs = 30_000;
const renewEveryMs = 5000;
/** For how long a write is tried that must not be lost, and how often. */
const insistMs = 60_000;
const insistEveryMs = 400;

const nowMs = (): number => Date.parse(clock.now());

/** A run's right to write pages. */
export interface Turn {
  /** Whether the lease could not be renewed in time: another run may write by then. */
  readonly isOver: () => boolean;
  readonly end: () => Promise<void>;
}

/** Tries a write until it goes through: it throws only after a minute of failures, or when the time is up. */
export async function insist<Result>(
  write: () => Promise<Result>,
  { getRemainingTimeInMillis }: JobContext,
): Promise<Result> {
  for (let left = insistMs; ; left -= insistEveryMs) {
    try {
      return await write();
    } catch (error) {
      if (left <= 0 || getRemainingTimeInMillis() < insistEveryMs * 4) throw error;
      await sleep(insistEveryMs);
    }
  }
}

function holdLease(context: JobContext): Turn {
  const holder = context.awsRequestId;
  let until = nowMs() + leaseMs;
  const renew = async () => {
    const next = nowMs() + leaseMs;
    if (await setLeaseEnd(holder, next)) until = next;
  };
  const renewing = setInterval(() => {
    renew().catch((error) => log.warn('lease not renewed', { cause: causeOf(error) }));
  }, renewEveryMs);
  return {
    isOver: () => nowMs() > until,
    end: async () => {
      clearInterval(renewing);
      await insist(() => setLeaseEnd(holder, 0), context);
    },
  };
}

/**
 * The right to write pages; undefined while another run has it. A press of Publish comes again by itself; a deployment
 * does not, so it waits for the run before it.
 */
export async function takeTurn(
  reason: 'publish' | 'deployment',
  context: JobContext,
): Promise<Turn | undefined> {
  for (;;) {
    if (await takeLease(context.awsRequestId, nowMs(), nowMs() + leaseMs)) return holdLease(context);
    if (reason === 'publish' || context.getRemainingTimeInMillis() < deploymentMs) return undefined;
    await sleep(askEveryMs);
  }
}
