import { tab } from '../storage/kept-text.ts';

const noticeKey = 'bdla:bookingNotice';

/** Leaves a message for the status page of `slug`. */
export const leaveNotice = (slug: string, text: string): void =>
  tab.remember(noticeKey, JSON.stringify([slug, text]));

/** Returns the message for the status page of `slug`, once. */
export function takeNotice(slug: string): string | undefined {
  const text = tab.recall(noticeKey);
  if (text === undefined) return undefined;
  tab.forget(noticeKey);
  const [intended, notice] = JSON.parse(text) as [string, string]; // only leaveNotice writes it
  return intended === slug ? notice : undefined;
}

export const alreadySent =
  'We already had this request before your last changes, and kept it as it was first sent. To change it, reply to our email.';

export const photosMissing = (filenames: readonly string[]): string =>
  `We got your request, but not all of your photos. Missing: ${filenames.join(', ')}. You can send them by replying to our email.`;
