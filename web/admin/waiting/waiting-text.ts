import { counted } from '#domain/plain-text.ts';

/** What is on this device alone, in a line; '' where nothing is. */
export function waitingText(acts: number, photos: number): string {
  if (acts + photos === 0) return '';
  const pressed = photos > 0 ? `${acts} more` : String(acts);
  const what = [photos > 0 ? counted(photos, 'photo') : '', acts > 0 ? pressed : ''].filter(Boolean);
  return `${what.join(' and ')} waiting, only on this device`;
}
