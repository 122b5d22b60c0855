import { sessionKept } from './session-kept.ts';

/** Whether this browser keeps the day and what is pressed: the admin opens here without a line, for who stays signed in. */
export const keepsOnDevice = (): boolean =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  sessionKept() === 'on-device';
