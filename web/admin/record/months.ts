import { dayOf } from '#domain/los-angeles.ts';
import { Month } from '#domain/record/money.ts';

const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOnly = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

const firstOf = (month: string): Date => new Date(`${month}-01T12:00Z`);

export const monthText = (month: string): string => words.format(firstOf(month));

/** `March`. */
export const monthName = (month: string): string => nameOnly.format(firstOf(month));

export const monthNow = (now: string): string => dayOf(now).slice(0, 7);

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The month that an address names, unless that has not begun; this month otherwise. */
export function shownMonth(named: string | null, now: string): string {
  const current = monthNow(now);
  const { data: month } = Month.safeParse(named);
  return month !== undefined && month <= current ? month : current;
}
