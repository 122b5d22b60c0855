import { forgetAnswers } from './kept-answers.ts';
import { forgetSheets } from './sheets.ts';
import { typing } from './typed-contents.ts';
import { forgetAllTyped } from './typed-places.ts';
import { forgetWaitingActs } from './waiting-acts.ts';
import { forgetWaitingPhotos } from './waiting-photos.ts';
import { showStored } from './waiting-state.ts';

/** Nothing of any customer or draft is left behind. Where the browser keeps nothing, there was nothing. */
export async function emptyDevice(): Promise<void> {
  forgetAllTyped();
  try {
    await forgetSheets();
    await typing.forgetAll();
    await forgetAnswers();
    await forgetWaitingActs();
    await forgetWaitingPhotos();
    await showStored();
  } catch (error) {
    console.warn('The device was not emptied', error instanceof Error ? error.name : 'unknown cause');
  }
}
