import { formatShortDay, formatTime } from '#domain/los-angeles.ts';

/** `Mar 9, 6:12 PM`, with the year unless it is the year of `now`. */
export const shortMoment = (instant: string, now: string): string =>
  `${formatShortDay(instant, now)}, ${formatTime(instant)}`;
