import { formatHours } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';

export function durationText(minutes: number): string {
  const rest = counted(minutes % 60, 'minute');
  if (minutes === 0) return 'No minutes';
  if (minutes < 60) return rest;
  const hours = formatHours(Math.floor(minutes / 60));
  return minutes % 60 === 0 ? hours : `${hours} ${rest}`;
}

export const driveText = (minutes: number): string =>
  `${durationText(minutes)}${minutes === 60 ? '’s' : '’'} drive`;

export const minutesFrom = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
