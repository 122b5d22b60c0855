import { dayOf, formatTime } from '#domain/los-angeles.ts';
import { spokenDay } from './week-days.ts';

/** `Thursday, March 18, 8:00 AM`. */
export const spokenMoment = (instant: string): string =>
  `${spokenDay(dayOf(instant))}, ${formatTime(instant)}`;
