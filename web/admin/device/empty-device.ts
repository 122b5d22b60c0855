import { browser } from '../../storage/kept-text.ts';
import { forgetAnswers } from './kept-answers.ts';
import { sheetPlaces } from './sheet-places.ts';
import { forgetAllTyped } from './typed-places.ts';
import { forgetWaitingActs } from './waiting-acts.ts';
import { forgetWaitingPhotos } from './waiting-photos.ts';
import { showStored } from './waiting-state.ts';

/** Nothing of any customer is left behind. Where the browser keeps nothing, there was nothing. */
export async function emptyDevice(): Promise<void> {
  for (const place of sheetPlaces()) browser.forget(place);
  forgetAllTyped();
  try {
    await forgetAnswers();
    await forgetWaitingActs();
    await forgetWaitingPhotos();
    await showStored();
  } catch (error) {
    console.warn('The device was not emptied', error instanceof Error ? error.name : 'unknown cause');
  }
}
