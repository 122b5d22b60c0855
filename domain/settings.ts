import * as z from 'zod';
import { business, firstAnswerTime } from './business.ts';
import { plans as planLevels } from './choices.ts';
import { Instant } from './ids.ts';
import { dayOf, shiftDay } from './los-angeles.ts';
import { hasDoubleBraces, severalLines, singleLine } from './plain-text.ts';
import { AllPlanTerms } from './plan/plan-terms.ts';
import { TaxPercent } from './price/tax-percent.ts';
import { initialTaxPercent } from './price/tax-rate.ts';
import { isSafeAddress, maxPayLinks, PayLink } from './record/pay-links.ts';
import { PrintedLines, ReceiptFacts } from './record/receipt-facts.ts';

/** `HH:MM`, wall clock of Los Angeles. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Times look like 08:00.');

const WorkingDay = z
  .strictObject({ from: WallTime, to: WallTime })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'A day ends after it starts.' })
  .nullable();

/** A span in which no customer can choose a time. The owner may still book there. */
export const TimeOff = z
  .strictObject({ from: Instant, to: Instant, note: z.string().max(120).regex(singleLine).optional() })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Time off ends after it starts.' });
export type TimeOff = z.infer<typeof TimeOff>;

const WeatherLimit = z.strictObject({
  /** Chance of rain in percent, and wind in miles an hour, above which the work waits. */
  rain_percent: z.int().min(0).max(100),
  wind_mph: z.int().min(0).max(100),
});

export const Settings = z.strictObject({
  week: z.strictObject({
    mon: WorkingDay,
    tue: WorkingDay,
    wed: WorkingDay,
    thu: WorkingDay,
    fri: WorkingDay,
    sat: WorkingDay,
    sun: WorkingDay,
  }),
  starts: z.array(WallTime).min(1).max(12),
  time_off: z.array(TimeOff).max(200),
  /** Minutes between two visits in one area; between areas it is the drive, if that is longer. */
  gap_minutes: z.int().min(0).max(240),
  /** Hours from now to the first start that a customer can choose. */
  first_start_hours: z.int().min(0).max(336),
  days_ahead: z.int().min(1).max(365),
  offer_days: z.int().min(1).max(90),
  /** Up to which rain and wind work goes on: wax and polish, and a wash. */
  weather: z.strictObject({ polish: WeatherLimit, wash: WeatherLimit }),
  /** A customer's move waits until the owner confirms it. */
  confirm_moves: z.boolean(),
  /** A second ready check goes out at 7 AM to those who have not answered. */
  second_ready_check: z.boolean(),
  /** The owner is emailed the day's route at 6 AM. */
  morning_sheet: z.boolean(),
  /** When an answer usually comes, as pages and mails say it: `within one day`. */
  answer_time: z.string().min(1).max(60).regex(severalLines),
  receipt: ReceiptFacts,
  /** Sales tax on taxable lines. What was made before keeps the rate that it was made with. */
  tax_percent: TaxPercent,
  pay_links: z.array(PayLink).max(maxPayLinks),
  plans: AllPlanTerms,
  /** Stands below emails that nobody asked for at that hour; they wait until it is filled in. */
  postal_address: PrintedLines,
  /** Where anybody can review the business, whatever their stars; empty while there is no such page. */
  profile_url: z
    .string()
    .trim()
    .max(500)
    .refine((url) => url === '' || isSafeAddress(url), 'The address begins with https://.'),
});
export type Settings = z.infer<typeof Settings>;

type Placed = readonly [path: readonly (string | number)[], text: string];

/** What customers read just as it is typed. */
const printedTexts = ({ answer_time, receipt, pay_links, plans, postal_address }: Settings): Placed[] => [
  [['answer_time'], answer_time],
  ...Object.entries(receipt).map(([name, text]): Placed => [['receipt', name], text]),
  ...pay_links.flatMap(({ name, text = '' }, place): Placed[] => [
    [['pay_links', place, 'name'], name],
    [['pay_links', place, 'text'], text],
  ]),
  ...planLevels.map((level): Placed => [['plans', level, 'holds'], plans[level]?.holds ?? '']),
  [['postal_address'], postal_address],
];

const doubleBraces = 'Double braces would stand here just like that. Type the words themselves.';
const otherBraces = 'Only {amount} and {number} are filled in.';
const bracesInProfile = 'Leave out {amount} and {number}: everybody gets this same address.';

/** As they are saved: braces that nothing fills in are refused, while those of an older version can still be read. */
export const TypedSettings = Settings.superRefine((settings, { addIssue }) => {
  const refuse = (path: Placed[0], message: string) => addIssue({ code: 'custom', path: [...path], message });
  for (const [path, text] of printedTexts(settings)) if (hasDoubleBraces(text)) refuse(path, doubleBraces);
  for (const [place, { text = '' }] of settings.pay_links.entries()) {
    const isOther = /[{}]/.test(text.replace(/\{(?:amount|number)\}/g, ''));
    if (isOther && !hasDoubleBraces(text)) refuse(['pay_links', place, 'text'], otherBraces);
  }
  if (/[{}]/.test(settings.profile_url)) refuse(['profile_url'], bracesInProfile);
});

/** A saved version of the settings: nothing is ever overwritten. Version 0 is what the product begins with. */
export const SettingsVersion = z.strictObject({
  version: z.int().min(0),
  /** An admin's email. */
  author: z.string().optional(),
  saved_at: Instant.optional(),
  settings: Settings,
});
export type SettingsVersion = z.infer<typeof SettingsVersion>;

const workday = { from: '08:00', to: '17:00' };

export const initialSettings: Settings = {
  week: {
    mon: workday,
    tue: workday,
    wed: workday,
    thu: workday,
    fri: workday,
    sat: workday,
    sun: null,
  },
  starts: ['08:00', '10:00', '13:00', '15:00'],
  time_off: [],
  gap_minutes: 30,
  first_start_hours: 24,
  days_ahead: 60,
  offer_days: 14,
  weather: {
    polish: { rain_percent: 20, wind_mph: 20 },
    wash: { rain_percent: 60, wind_mph: 25 },
  },
  confirm_moves: false,
  second_ready_check: false,
  morning_sheet: true,
  answer_time: firstAnswerTime,
  receipt: { name: business.name, address: '', email: business.replyTo, phone: '', permit: '' },
  tax_percent: initialTaxPercent,
  pay_links: [],
  plans: { basic: null, premium: null, luxury: null },
  postal_address: '',
  profile_url: '',
};

const minutesOf = (wallTime: string): number =>
  Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3, 5));

export const lastOpenDay = ({ days_ahead }: Pick<Settings, 'days_ahead'>, now: string): string =>
  shiftDay(dayOf(now), days_ahead);

/** Hours of the longest working day: work that takes longer needs several days. */
export const longestWorkday = ({ week }: Pick<Settings, 'week'>): number =>
  Math.max(
    0,
    ...Object.values(week).map((day) => (day ? (minutesOf(day.to) - minutesOf(day.from)) / 60 : 0)),
  );
