import { addHours, formatTime } from '#domain/los-angeles.ts';

interface Taken {
  readonly name: string;
  readonly start: string;
  readonly hours: number;
}

/** `Overlaps Mark Cole, 9:00 AM to 1:00 PM`. */
export const takenText = ({ name, start, hours }: Taken): string =>
  `Overlaps ${name}, ${formatTime(start)} to ${formatTime(addHours(start, hours))}`;
