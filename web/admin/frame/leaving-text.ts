import { counted, joined } from '#domain/plain-text.ts';

export interface OnlyHere {
  readonly acts?: number;
  readonly photos?: number;
  readonly sheets?: number;
  readonly drafts?: number;
}

export const countHere = ({ acts = 0, photos = 0, sheets = 0, drafts = 0 }: OnlyHere): number =>
  acts + photos + sheets + drafts;

export const leavingPress = (here: OnlyHere): string =>
  `Log out and lose ${countHere(here) === 1 ? 'it' : 'them'}`;

export const noWayBack = 'There’s no signal: until it’s back, you can’t log in again.';

/** What a sign-out would lose: what was pressed without a line, photos that haven't been sent, sheets not finished, drafts. */
export function leavingText({ acts = 0, photos = 0, sheets = 0, drafts = 0 }: OnlyHere): string {
  const what = joined([
    ...(acts > 0 ? [`${counted(acts, 'thing')} you pressed`] : []),
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    ...(sheets > 0 ? [`${counted(sheets, 'job')} you haven’t finished`] : []),
    ...(drafts > 0 ? [counted(drafts, 'draft')] : []),
  ]);
  const [are, they] = countHere({ acts, photos, sheets, drafts }) === 1 ? ['is', 'it’s'] : ['are', 'they’re'];
  return `${what} ${are} only on this device. Log out, and ${they} gone for good.`;
}
