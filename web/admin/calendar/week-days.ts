import { formatShortDay, mondayOf, shiftDay, startOfDay } from '#domain/los-angeles.ts';

const noonOf = (day: string): Date => new Date(`${day}T12:00Z`);

const spoken = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: string): string => formatter.format(noonOf(day));
};

const month = { long: spoken({ month: 'long' }), short: spoken({ month: 'short' }) };
const weekday = spoken({ weekday: 'short' });
const weekdayInitial = spoken({ weekday: 'narrow' });
const wholeDay = spoken({ weekday: 'long', month: 'long', day: 'numeric' });

const dateOf = (day: string): number => Number(day.slice(8));

/** `March 15 to 21`, `Mar 29 to Apr 4`, with the year when it is another than that of `today`. */
export function spanTitle(from: string, to: string, today: string, length: 'long' | 'short'): string {
  const name = month[length];
  const end = name(from) === name(to) ? String(dateOf(to)) : `${name(to)} ${dateOf(to)}`;
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : `, ${to.slice(0, 4)}`;
  return `${name(from)} ${dateOf(from)} to ${end}${year}`;
}

/** The days that are shown: a laptop's week from Monday, on a phone seven days from the chosen one. */
export const shownSpan = (day: string, isLaptop: boolean): { readonly from: string; readonly to: string } => {
  const from = isLaptop ? mondayOf(day) : day;
  return { from, to: shiftDay(from, 6) };
};

/** `Thu 18`, or `Thu 18, today`. */
export const dayTitle = (day: string, today: string): string =>
  `${weekday(day)} ${dateOf(day)}${day === today ? ', today' : ''}`;

/** `Thursday, March 18`. */
export const spokenDay = wholeDay;

/** `Thu, Mar 18`. */
export const shortDay = (day: string, today: string): string =>
  `${weekday(day)}, ${formatShortDay(startOfDay(day), startOfDay(today))}`;

/** What a day's button in a narrow strip shows: `T` and `18`. */
export const stripDay = (day: string) => ({ initial: weekdayInitial(day), date: dateOf(day) });
