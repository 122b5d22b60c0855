import { formatBareSpan } from '../los-angeles.ts';
import { areaOfSlug } from '../place/areas.ts';
import type { TimeClash } from './day-row.ts';

interface NamedTime extends Pick<TimeClash, 'start' | 'hours' | 'area'> {
  readonly name: string;
}

/** `Too close to Ana Ortiz, 8:00 to 10:00 in Malibu: 35 minutes’ drive`; `between` is in minutes. */
export function tooCloseText(
  { name, start, hours, area }: NamedTime,
  { between, isDrive }: Pick<TimeClash, 'between' | 'isDrive'>,
): string {
  const place = areaOfSlug(area)?.name;
  const whom = `${name}, ${formatBareSpan(start, hours)}${place ? ` in ${place}` : ''}`;
  const minutes = `${between} minutes`;
  return `Too close to ${whom}: ${isDrive ? `${minutes}’ drive` : `you keep ${minutes} between visits`}`;
}
