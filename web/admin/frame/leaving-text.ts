import { counted } from '#domain/plain-text.ts';

/** What a sign-out would lose: what was pressed without a line, and photos that haven't been sent. */
export function leavingText(acts: number, photos: number): string {
  const pressed = acts > 0 && `${counted(acts, 'thing')} you pressed`;
  const taken = photos > 0 && counted(photos, 'photo');
  const what = [pressed, taken].filter(Boolean).join(' and ');
  const [are, they] = acts + photos === 1 ? ['is', 'it’s'] : ['are', 'they’re'];
  return `${what} ${are} only on this device. Log out, and ${they} gone for good.`;
}
