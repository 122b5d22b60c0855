import { counted } from '#domain/plain-text.ts';

const listed = new Intl.ListFormat('en-US');

/** What a sign-out would lose: what was pressed without a line, photos that haven't been sent, sheets not finished. */
export function leavingText(acts: number, photos: number, sheets: number): string {
  const what = listed.format([
    ...(acts > 0 ? [`${counted(acts, 'thing')} you pressed`] : []),
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    ...(sheets > 0 ? [`${counted(sheets, 'job')} you haven’t finished`] : []),
  ]);
  const [are, they] = acts + photos + sheets === 1 ? ['is', 'it’s'] : ['are', 'they’re'];
  return `${what} ${are} only on this device. Log out, and ${they} gone for good.`;
}
