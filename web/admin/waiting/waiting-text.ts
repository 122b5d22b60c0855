import { addHours } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { newsMinutes } from '#domain/visit/news-minutes.ts';
import { overtakenBy, type WaitingAct } from '../device/waiting-act.ts';

/** What is on this device alone, in a line; '' where nothing is. */
export function waitingText(acts: number, photos: number): string {
  if (acts + photos === 0) return '';
  const pressed = photos > 0 ? `${acts} more` : String(acts);
  const what = [photos > 0 ? counted(photos, 'photo') : '', acts > 0 ? pressed : ''].filter(Boolean);
  return `${what.join(' and ')} waiting, only on this device`;
}

const whenText = 'when this app is open and has signal';

/** How what waits goes out. Photos that were refused wait for somebody to look at them. */
export function goesOutText(count: number, refusedPhotos: number): string {
  if (refusedPhotos === 0)
    return count === 1 ? `It goes out on its own ${whenText}.` : `They go out on their own ${whenText}.`;
  if (refusedPhotos < count)
    return `${counted(refusedPhotos, 'photo')} didn’t go through: look below. The rest goes out on its own ${whenText}.`;
  return count === 1
    ? 'It didn’t go through, so it’s for you to retry or remove.'
    : 'They didn’t go through, so they’re for you to retry or remove.';
}

const isMailed = (act: WaitingAct): boolean =>
  act.name === 'admin-visit' &&
  (act.input.act === 'late'
    ? act.input.mail !== false
    : act.input.act === 'on-my-way' && act.input.mail === true);

/** Why an email that was to go with it no longer will. */
export function noMailText(act: WaitingAct, acts: readonly WaitingAct[], now: string): string | undefined {
  if (!isMailed(act)) return undefined;
  if (addHours(act.pressedAt, newsMinutes / 60) <= now)
    return `No email anymore: over ${newsMinutes} minutes ago.`;
  return overtakenBy(act, acts) && 'No email anymore: you’ve pressed what came next.';
}
