import { counted } from '#domain/plain-text.ts';

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
