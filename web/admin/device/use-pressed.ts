import { useState } from 'react';
import { browser } from '../../storage/kept-text.ts';
import { visitPlaceOf } from './sheet-places.ts';

/** Whether Finish of a visit was pressed here, and nobody knows yet that it went. */
export function usePressed(visitId: string) {
  const place = visitPlaceOf(visitId);
  const [wasPressed, setWasPressed] = useState(() => browser.recall(place) !== undefined);
  const setPressed = (isPressed: boolean): void => {
    if (isPressed) browser.remember(place, 'pressed');
    else browser.forget(place);
    setWasPressed(isPressed);
  };
  return [wasPressed, setPressed] as const;
}
