import { keepAnswer, keptAnswer, stays } from './kept-answers.ts';
import type { WaitingAct } from './waiting-act.ts';

export interface SentAct {
  readonly act: WaitingAct;
  /** By this device's clock, in ms: what was loaded before does not show it yet. */
  readonly at: number;
}

const name = 'sent';

export async function keptSentActs(): Promise<readonly SentAct[]> {
  const kept = await keptAnswer(name);
  return (kept?.answer ?? []) as readonly SentAct[]; // kept by the function below
}

/** A page that opens without a line has only what was loaded before it went out. */
export async function keepSentAct(sent: SentAct): Promise<void> {
  const recent = (await keptSentActs()).filter(({ at }) => at + stays > sent.at);
  await keepAnswer({ name, answer: [...recent, sent], at: sent.at, until: sent.at + stays, aheadMs: 0 });
}
