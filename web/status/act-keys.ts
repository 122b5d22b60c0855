import { randomId } from '../api/random-id.ts';
import { tab } from '../storage/kept-text.ts';

/** Keys of what was sent and is not answered yet, by what was sent. */
const pending = new Map<string, string>();

/** Survives a reload, for texts that do so too: their draft would be sent again. */
const keptKey = (place: string) => `bdla:pendingAct:${place}`;

interface Intention {
  /** All that is sent, as text: the same intention sends the same. */
  readonly sent: string;
  /** Where its draft is kept, if it is. */
  readonly draft?: string | undefined;
}

function kept({ sent, draft }: Intention): string | undefined {
  if (draft === undefined) return undefined;
  const [known, key] = (tab.recall(keptKey(draft)) ?? '').split('\n', 2);
  return known === JSON.stringify(sent) ? key : undefined;
}

/** The idempotency key of an intention: the same until it is answered, so that a retry does nothing twice. */
export function keyOf(intention: Intention): string {
  const { sent, draft } = intention;
  const key = pending.get(sent) ?? kept(intention) ?? randomId();
  pending.set(sent, key);
  if (draft !== undefined) tab.remember(keptKey(draft), `${JSON.stringify(sent)}\n${key}`);
  return key;
}

/** The intention was answered: to do the same again is another one. */
export function forgetKey({ sent, draft }: Intention): void {
  pending.delete(sent);
  if (draft !== undefined) tab.forget(keptKey(draft));
}
