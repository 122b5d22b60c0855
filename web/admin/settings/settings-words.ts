import { planLabels } from '#domain/choices.ts';
import { dayNames, dayOf, formatDay, formatTime, instantOf, type Weekday } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { offeredPlans } from '#domain/plan/offered-plans.ts';
import { everyText } from '#domain/plan/plan-words.ts';
import { formatRate } from '#domain/price/estimates.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import type { Settings, TimeOff } from '#domain/settings.ts';
import { shortMoment } from '../when.ts';

export const weekOrder = Object.keys(dayNames) as Weekday[]; // keys of a literal, hence exact

export const settingNames: Readonly<Record<keyof Settings, string>> = {
  week: 'Working week',
  starts: 'Start times',
  time_off: 'Time off',
  gap_minutes: 'Gap between visits',
  first_start_hours: 'Soonest start',
  days_ahead: 'How far ahead',
  offer_days: 'An offer is good for',
  weather: 'Weather limits',
  confirm_moves: 'Moves wait for you',
  second_ready_check: 'Second ready check',
  morning_sheet: 'Morning sheet',
  answer_time: 'When you usually answer',
  receipt: 'Receipts',
  tax_percent: 'Sales tax',
  pay_links: 'Ways to pay',
  plans: 'Plans',
  postal_address: 'Mailing address',
  profile_url: 'Your business profile',
};

/** `8:00 AM` for `08:00`. */
export const timeWords = (wallTime: string): string => formatTime(instantOf(`2026-01-01T${wallTime}`));

type Span = Pick<TimeOff, 'from' | 'to'>;

const onOrOff = (on: boolean): string => (on ? 'on' : 'off');

const isMidnight = (instant: string): boolean => formatTime(instant) === '12:00 AM';
export const isWholeDays = ({ from, to }: Span): boolean => isMidnight(from) && isMidnight(to);

/** `Jul 3, 2026` for a whole day, `Jul 3, 8:00 AM to 5:00 PM` or `Jul 3, 8:00 AM to Jul 5, 12:00 PM` for a part. */
export function timeOffWords({ from, to }: Span, now: string): string {
  const last = new Date(Date.parse(to) - 1).toISOString();
  if (!isWholeDays({ from, to })) {
    const end = dayOf(from) === dayOf(to) ? formatTime(to) : shortMoment(to, now);
    return `${shortMoment(from, now)} to ${end}`;
  }
  const [first, end] = [formatDay(from), formatDay(last)];
  return first === end ? first : `${first} to ${end}`;
}

const words: {
  readonly [Name in keyof Settings]: (value: Settings[Name], now: string, names: PackageNames) => string;
} = {
  week: (week) =>
    weekOrder
      .map((day) => {
        const hours = week[day];
        const name = dayNames[day].slice(0, 3);
        return hours ? `${name} ${timeWords(hours.from)} to ${timeWords(hours.to)}` : `${name} closed`;
      })
      .join(', '),
  starts: (starts) => starts.map(timeWords).join(', '),
  time_off: (spans, now) => spans.map((span) => timeOffWords(span, now)).join('; ') || 'none',
  gap_minutes: (minutes) => counted(minutes, 'minute'),
  first_start_hours: (hours) => counted(hours, 'hour'),
  days_ahead: (days) => counted(days, 'day'),
  offer_days: (days) => counted(days, 'day'),
  weather: ({ polish, wash }) =>
    `wax and polish ${polish.rain_percent}% rain, ${polish.wind_mph} mph; wash ${wash.rain_percent}% rain, ${wash.wind_mph} mph`,
  confirm_moves: onOrOff,
  second_ready_check: onOrOff,
  morning_sheet: onOrOff,
  answer_time: (text) => `“${text}”`,
  receipt: (facts) => Object.values(facts).filter(Boolean).join(', ').replaceAll('\n', ', '),
  tax_percent: (percent) => `${percent}%`,
  pay_links: (links) => links.map(({ name }) => name).join(', ') || 'none',
  plans: (terms, _, names) =>
    offeredPlans(terms)
      .map(({ level, requested_service, every_weeks, rate_per_foot }) => {
        const rate = `${formatRate(rate_per_foot)}/ft`;
        return `${planLabels[level]}: ${names[requested_service].title} ${everyText(every_weeks)}, ${rate}`;
      })
      .join('; ') || 'none',
  postal_address: (lines) => lines.replaceAll('\n', ', ') || 'none',
  profile_url: (url) => url || 'none',
};

export const changedSettings = (a: Settings, b: Settings): (keyof Settings)[] =>
  (Object.keys(settingNames) as (keyof Settings)[]) // keys of a literal, hence exact
    .filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));

/** One line for each setting in which a newer version differs: `Gap between visits: 45 minutes, was 30 minutes`. */
export function changeLines(before: Settings, after: Settings, now: string, names: PackageNames): string[] {
  const wordsOf = <Name extends keyof Settings>(name: Name, settings: Settings): string =>
    words[name](settings[name], now, names);
  return changedSettings(before, after).map(
    (name) => `${settingNames[name]}: ${wordsOf(name, after)}, was ${wordsOf(name, before)}`,
  );
}

/** What was changed here, on top of what somebody else has saved meanwhile. */
export const onTopOf = (newer: Settings, before: Settings, mine: Settings): Settings => ({
  ...newer,
  ...Object.fromEntries(changedSettings(before, mine).map((name) => [name, mine[name]])),
});
