import { dayOf, formatDay, formatShortDay, formatTime } from '#domain/los-angeles.ts';

const yearOf = (instant: string): string => dayOf(instant).slice(0, 4);

/** `Mar 9`, or `Mar 9, 2024` of another year than that of `now`. */
export const shortDay = (instant: string, now: string): string =>
  yearOf(instant) === yearOf(now) ? formatShortDay(instant) : formatDay(instant);

/** `Mar 9, 6:12 PM`, with the year where it is another than that of `now`. */
export const shortMoment = (instant: string, now: string): string =>
  `${shortDay(instant, now)}, ${formatTime(instant)}`;
