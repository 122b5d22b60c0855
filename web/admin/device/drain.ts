import { type ActRefusal, nextToSend, type Waits } from './waiting-act.ts';

/** What became of one try: it arrived; the server refuses it; the server failed; nothing gets out now. */
export type Sent =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly refusal: ActRefusal }
  | { readonly is: 'failed' }
  | { readonly is: 'no-line' };

interface Queue<T extends Waits> {
  /** In their order. */
  readonly acts: () => Promise<readonly T[]>;
  /** Whether something else has to go out before it. */
  readonly mustWait?: (act: T) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Sets an act aside, until somebody says what is to become of it. */
  readonly refuse: (id: string, refusal: ActRefusal) => Promise<void>;
}

/**
 * Sends what waits, one after the other. An act leaves the queue only when the server has answered it. Where the
 * server fails, the lead's later acts wait behind it; other leads' go on. Answers whether all went out.
 */
export async function drain<T extends Waits>(
  queue: Queue<T>,
  send: (act: T) => Promise<Sent>,
): Promise<boolean> {
  const heldUp = new Set<string>();
  for (;;) {
    const act = nextToSend(await queue.acts(), heldUp);
    if (!act) return heldUp.size === 0;
    if (await queue.mustWait?.(act)) {
      heldUp.add(act.leadId);
      continue;
    }
    const sent = await send(act);
    switch (sent.is) {
      case 'done':
        await queue.remove(act.id);
        break;
      case 'refused':
        await queue.refuse(act.id, sent.refusal);
        break;
      case 'failed':
        heldUp.add(act.leadId);
        break;
      case 'no-line':
        return false;
    }
  }
}
