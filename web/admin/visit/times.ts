import { addHours, formatTime } from '#domain/los-angeles.ts';
import type { TimeOff } from '#domain/settings.ts';
import { isWholeDays } from '../settings/settings-words.ts';

const half = (time: string): string => time.slice(-2);

/** `8:00 to 11:00 AM`, `10:00 AM to 2:00 PM`. */
export function formatShortSpan(start: string, end: string): string {
  const [from, to] = [formatTime(start), formatTime(end)];
  return half(from) === half(to) ? `${from.slice(0, -3)} to ${to}` : `${from} to ${to}`;
}

/** A time beside an axis that tells morning from afternoon: `8:00`, `noon`. */
const bareTime = (instant: string): string => {
  const time = formatTime(instant);
  return time === '12:00 PM' ? 'noon' : time.slice(0, -3);
};

/** `8:00 to noon`, for a place where an axis tells morning from afternoon. */
export const formatBareSpan = (start: string, hours: number): string =>
  `${bareTime(start)} to ${bareTime(addHours(start, hours))}`;

/** `noon`, `11:00 AM`. */
export const formatEnd = (start: string, hours: number): string => {
  const time = formatTime(addHours(start, hours));
  return time === '12:00 PM' ? 'noon' : time;
};

/** `all day`, or from when to when, of time off on a day that is named beside it. */
export const offHours = (off: Pick<TimeOff, 'from' | 'to'>): string =>
  isWholeDays(off) ? 'all day' : formatShortSpan(off.from, off.to);
