import { addHours, formatTime } from '#domain/los-angeles.ts';

interface Taken {
  readonly name: string;
  readonly start: string;
  readonly hours: number;
}

/** `Doesn’t fit with Mark Cole, 9:00 AM to 1:00 PM`: the two meet, or the drive between them is too long. */
export const takenText = ({ name, start, hours }: Taken): string =>
  `Doesn’t fit with ${name}, ${formatTime(start)} to ${formatTime(addHours(start, hours))}`;
