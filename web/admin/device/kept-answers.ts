import type { KeptAnswer } from './kept-answer.ts';
import { onDevice } from './store.ts';

/** In ms: how long after its visit a person's data stays on the device. */
export const stays = 2 * 86_400_000;

export async function keepAnswer(kept: KeptAnswer): Promise<void> {
  await onDevice((store) => store.put('answers', kept));
}

/** Undefined when it is not here, or should be no longer. */
export async function keptAnswer(name: string, now = Date.now()): Promise<KeptAnswer | undefined> {
  const kept = await onDevice((store) => store.get('answers', name));
  return kept && kept.until > now ? kept : undefined;
}

export async function forgetAnswers(): Promise<void> {
  await onDevice((store) => store.clear('answers'));
}

/** What has served its time leaves the device. */
export async function sweepAnswers(now = Date.now()): Promise<void> {
  await onDevice(async (store) => {
    const { store: answers, done } = store.transaction('answers', 'readwrite');
    const ended = (await answers.getAll()).filter(({ until }) => until <= now);
    await Promise.all(ended.map(({ name }) => answers.delete(name)));
    await done;
  });
}
