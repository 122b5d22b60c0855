import { forgetAnswers } from './kept-answers.ts';
import { forgetWaitingActs } from './waiting-acts.ts';
import { showStored } from './waiting-state.ts';

/** Nothing of any customer is left behind. Where the browser keeps nothing, there was nothing. */
export async function emptyDevice(): Promise<void> {
  try {
    await forgetAnswers();
    await forgetWaitingActs();
    await showStored();
  } catch (error) {
    console.warn('The device was not emptied', error instanceof Error ? error.name : 'unknown cause');
  }
}
