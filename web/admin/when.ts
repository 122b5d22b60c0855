import { formatMoment, formatNearTime, formatShortDay, formatTime } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';

/** `Mar 9, 6:12 PM`, with the year unless it is the year of `now`. */
export const shortMoment = (instant: string, now: string): string =>
  `${formatShortDay(instant, now)}, ${formatTime(instant)}`;

/** `As of 7:12 AM`, with the day unless it is that of `now`. */
export const asOfText = (instant: string, now: string): string => `As of ${formatNearTime(instant, now)}`;

export const timesText = (times: readonly string[], now: string): string =>
  times.map((start) => formatMoment(start, now)).join('; ');

const minuteMs = 60_000;

/** `just now`, `2 minutes ago`, `3 hours ago`; from a day on the moment itself. */
export function agoOrMoment(instant: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  return minutes < 1440
    ? `${counted(Math.floor(minutes / 60), 'hour')} ago`
    : `on ${formatMoment(instant, now)}`;
}
