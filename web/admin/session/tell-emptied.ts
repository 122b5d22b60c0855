import { callOperation } from '../../api/call-operation.ts';
import { thisDevice, toldUnsent } from '../device/unsent-here.ts';

/** In ms: a sign-out waits no longer for it. */
const patience = 3000;

/** Tells the other devices that nothing waits here any more, before this one is emptied and signed out. */
export async function tellEmptied(token: () => Promise<string | undefined>): Promise<void> {
  if (toldUnsent() === '[]' || !navigator.onLine) return;
  const signal = AbortSignal.timeout(patience);
  try {
    const bearer = await token();
    if (bearer === undefined) return;
    await callOperation('admin-unsent', { device: thisDevice(), leads: [] }, { bearer, signal });
    toldUnsent('[]');
  } catch {
    // Its mark goes by itself after two weeks.
  }
}
