import { formatMoment } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

/** Said to who gets no email, of a time to come at which we would have come. */
export const isFreeAgain = (
  { start, move_offer }: Pick<Visit, 'start'> & Partial<Pick<Visit, 'move_offer'>>,
  now: string,
): boolean => start > now && !move_offer?.is_off;

/** What a move says: `Moved from Sun, Mar 8, 9:00 AM to Mon, Mar 9, 9:00 AM`. */
export const movedText = (from: string, to: string): string => `Moved from ${from} to ${to}`;

/** Said to whoever was told of a later day. */
export const earlierText = ({ start, moved_from = start }: Visit, now: string): string =>
  `We’d told you ${formatMoment(moved_from, now)}, but came on ${formatMoment(start, now)} after all. The attached file corrects your calendar.`;
