import { forgetAnswers } from './kept-answers.ts';
import { forgetSheets } from './sheets.ts';
import { typing } from './typed-contents.ts';
import { forgetAllTyped } from './typed-places.ts';
import { forgetWaitingActs } from './waiting-acts.ts';
import { forgetWaitingPhotos } from './waiting-photos.ts';
import { showStored } from './waiting-state.ts';

const tellNotEmptied = (error: unknown): void =>
  console.warn('The device was not emptied', error instanceof Error ? error.name : 'unknown cause');

/** Nothing of any customer or draft is left behind. Where the browser keeps nothing, there was nothing. */
export async function emptyDevice(): Promise<void> {
  forgetAllTyped();
  // Each by itself: one that can't be emptied leaves none of the others full.
  const stores = [forgetSheets, typing.forgetAll, forgetAnswers, forgetWaitingActs, forgetWaitingPhotos];
  const emptied = await Promise.allSettled(stores.map((forget) => forget()));
  const shown = await Promise.allSettled([showStored()]);
  for (const outcome of [...emptied, ...shown]) {
    if (outcome.status === 'rejected') tellNotEmptied(outcome.reason);
  }
}
