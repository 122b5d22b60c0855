import { counted } from './plain-text.ts';

/** Instants are ISO 8601 UTC, days `YYYY-MM-DD`, wall-clock times `YYYY-MM-DDTHH:MM`. */
const timeZone = 'America/Los_Angeles';

/** The first formatter of a process loads Intl's data, which takes longer than all of this file's other work. */
function formatterOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let formatter: Intl.DateTimeFormat | undefined;
  return () => {
    formatter ??= new Intl.DateTimeFormat('en-US', { timeZone, ...options });
    return formatter;
  };
}

const wallParts = formatterOf({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall-clock time of a full hour read as UTC, in milliseconds. */
function hourAsUtc(instant: number): number {
  const parts = wallParts().formatToParts(instant);
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const second = 1000;
const hour = 3_600_000;

/** Clocks change at full hours of UTC alone, and to ask Intl takes microseconds. */
const offsets = new Map<number, number>();
const maxOffsets = 10_000;

function offsetAt(fullHour: number): number {
  const offset = offsets.get(fullHour) ?? hourAsUtc(fullHour) - fullHour;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(fullHour, offset);
  return offset;
}

/** The wall-clock time read as UTC, in milliseconds; full seconds. */
const wallAsUtc = (instant: number): number =>
  Math.floor(instant / second) * second + offsetAt(Math.floor(instant / hour) * hour);

export const wallClockOf = (instant: string): string =>
  new Date(wallAsUtc(Date.parse(instant))).toISOString().slice(0, 16);

/** Of an instant: nobody is late before a clock shows it. */
export const minuteOf = (instant: string): string => instant.slice(0, 16);

export const dayOf = (instant: string): string => wallClockOf(instant).slice(0, 10);

/** A time skipped in spring counts as one hour later; of a time repeated in autumn, the first is meant. */
export function instantOf(wallClock: string): string {
  const wanted = Date.parse(`${wallClock}Z`);
  // Los Angeles is 7 (summer) or 8 hours (winter) behind UTC; the earlier one wins when both fit.
  const inSummer = wanted + 7 * hour;
  return new Date(wallAsUtc(inSummer) === wanted ? inSummer : wanted + 8 * hour).toISOString();
}

/** The days that the product knows. Loops over days end, as all years have four digits. */
export const isKnownDay = (day: string): boolean => day >= '2000-01-01' && day <= '2100-12-31';

/** The instants of those days; midnight of January is eight hours behind UTC. */
export const isKnownInstant = (instant: string): boolean =>
  instant >= '2000-01-01T08:00' && instant < '2101-01-01T08:00';

export const startOfDay = (day: string): string => instantOf(`${day}T00:00`);

export const shiftDay = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const nextDay = (day: string): string => shiftDay(day, 1);

/** From 0 for Sunday to 6. */
export const weekdayNumber = (day: string): number => new Date(`${day}T12:00Z`).getUTCDay();

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayOf = (day: string): Weekday => weekdays[weekdayNumber(day)] ?? 'sun';

/** Monday first, as a working week is read. */
export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** The same time of day so many months later, or the last day of a shorter month. */
export function monthsLater(instant: string, months: number): string {
  const wall = wallClockOf(instant);
  const first = new Date(`${wall.slice(0, 7)}-01T12:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const day = String(Math.min(Number(wall.slice(8, 10)), last)).padStart(2, '0');
  return instantOf(`${month}-${day}${wall.slice(10)}`);
}

export const mondayOf = (day: string): string => shiftDay(day, -((weekdayNumber(day) + 6) % 7));

export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push(day);
  return days;
}

/** The months from one to another, both as `2027-03`. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = [];
  for (let first = `${from}-01`; first <= `${to}-01`; first = `${shiftDay(first, 31).slice(0, 7)}-01`) {
    months.push(first.slice(0, 7));
  }
  return months;
}

export const endOfDay = (day: string): string =>
  new Date(Date.parse(startOfDay(nextDay(day))) - 1).toISOString();

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = formatterOf(options);
  // ICU puts a narrow no-break space before AM and PM; plain text emails need an ordinary one.
  return (instant: string): string =>
    formatter()
      .format(new Date(instant))
      .replace(/\u202f/g, ' ');
};

const yearOf = (instant: string): string => dayOf(instant).slice(0, 4);

function withYearOf(options: Intl.DateTimeFormatOptions) {
  const short = format(options);
  const long = format({ ...options, year: 'numeric' });
  return (instant: string, now: string): string =>
    yearOf(instant) === yearOf(now) ? short(instant) : long(instant);
}

export const formatDay = format({ month: 'short', day: 'numeric', year: 'numeric' });
export const formatLongDay = format({ month: 'long', day: 'numeric', year: 'numeric' });
export const formatMonthOfYear = format({ month: 'long', year: 'numeric' });
export const formatMonth = format({ month: 'long' });
/** `Mar 9`, or `Mar 9, 2027` in another year than `now`. */
export const formatShortDay = withYearOf({ month: 'short', day: 'numeric' });
/** `Thursday, March 19`, or `Friday, March 19, 2027` in another year than `now`. */
export const formatWeekday = withYearOf({ weekday: 'long', month: 'long', day: 'numeric' });
export const formatTime = format({ hour: 'numeric', minute: '2-digit' });
export const formatSecond = format({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
/** `Thu, Mar 12, 9:20 AM`, or `Fri, Mar 12, 2027, 9:20 AM` in another year than `now`. */
export const formatMoment = withYearOf({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `9:20 AM` of the day of `now`, else as `formatMoment`. */
export const formatNearTime = (instant: string, now: string): string =>
  dayOf(instant) === dayOf(now) ? formatTime(instant) : formatMoment(instant, now);

/** `8:00 AM to 11:00 AM`. */
export const formatSpan = (start: string, hours: number): string =>
  `${formatTime(start)} to ${formatTime(addHours(start, hours))}`;

/** `8:00 to 10:00`, for a place where morning and afternoon are plain. */
export const formatBareSpan = (start: string, hours: number): string =>
  formatSpan(start, hours).replace(/ [AP]M/g, '');

const fiveMinutes = 5 * 60_000;

/** The next instant on full five minutes, or this one: nobody says 11:11. */
export const onFullFive = (instant: string): string =>
  new Date(Math.ceil(Date.parse(instant) / fiveMinutes) * fiveMinutes).toISOString();

export const addHours = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

export const hoursBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 3_600_000;

/** Days of 24 hours each: where clocks change, at another time of day. */
export const addDays = (instant: string, days: number): string => addHours(instant, 24 * days);

/** The same time of day, also over a clock change. */
export function daysLater(instant: string, days: number): string {
  const later = addDays(instant, days);
  const shift = wallAsUtc(Date.parse(later)) - wallAsUtc(Date.parse(instant)) - days * 24 * hour;
  return new Date(Date.parse(later) - shift).toISOString();
}

/** Unix time in seconds, by which the database expires rows. */
export const expiryAfter = (instant: string, days: number): number =>
  Math.floor(Date.parse(addDays(instant, days)) / 1000);

/** `Thursday, March 19, 8:00 AM to 11:00 AM`, with the year if it is not that of `now`. */
export const formatAppointment = (start: string, hours: number, now: string): string =>
  `${formatWeekday(start, now)}, ${formatSpan(start, hours)}`;

export const formatHours = (hours: number): string =>
  hours < 1 ? counted(Math.round(hours * 60), 'minute') : counted(hours, 'hour');

/** `Thu, Mar 12, 9:00 AM to 12:00 PM`, with the year if it is not that of `now`. */
export const formatSlot = (start: string, hours: number, now: string): string =>
  `${formatMoment(start, now)} to ${formatTime(addHours(start, hours))}`;

/** `today`, `tomorrow`, or `on Thursday, March 19`. */
export function formatNearDay(instant: string, now: string): string {
  const day = dayOf(instant);
  if (day === dayOf(now)) return 'today';
  return day === nextDay(dayOf(now)) ? 'tomorrow' : `on ${formatWeekday(instant, now)}`;
}
