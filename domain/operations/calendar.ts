import * as z from 'zod';
import { areas } from '../areas.ts';
import { boatTypes, preferredWindows } from '../choices.ts';
import { Berth } from '../customer.ts';
import { DayEntry } from '../day-row.ts';
import { Day, Instant, LeadId, Slug } from '../ids.ts';
import { packageIds } from '../packages.ts';
import { TimeOff } from '../settings.ts';
import { statuses } from '../statuses.ts';
import { TideExtreme } from '../tide-extreme.ts';
import { Visit } from '../visit.ts';
import { DayWeather, VisitWeather } from '../weather.ts';

/** Most days that one call shows. */
const mostCalendarDays = 62;

const Area = z.enum(areas.map(({ slug }) => slug));

/** A visit as the calendar shows it. */
export const CalendarVisit = z.strictObject({
  id: DayEntry.shape.visit_id,
  lead_id: LeadId,
  name: z.string(),
  start: Instant,
  hours: Visit.shape.hours,
  /** `held` while the email about it is being sent, or was left behind. */
  status: DayEntry.shape.status,
  area: Area.optional(),
  slip: Berth.shape.slip,
  service: z.enum(packageIds).optional(),
  /** `32 ft Cruiser/Yacht`. */
  boat: z.string().optional(),
  weather: VisitWeather.optional(),
  overlap: z.literal(true).optional(),
  /** The lead has no email address: a new time is told to nobody. */
  no_email: z.literal(true).optional(),
  ready: Visit.shape.ready,
  /** The time that the customer would like instead. */
  wished_start: Instant.optional(),
  /** Other times were offered and not answered yet. */
  move_offered_at: Instant.optional(),
});
export type CalendarVisit = z.infer<typeof CalendarVisit>;

export const CalendarDay = z.strictObject({
  day: Day,
  visits: z.array(CalendarVisit),
  time_off: z.array(TimeOff),
  sunset: Instant,
  weather: DayWeather.optional(),
  tide: z.array(TideExtreme).optional(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** A lead whose customer wishes for a day and that has no visit yet: to be dragged into the calendar. */
export const DayWish = z.strictObject({
  lead_id: LeadId,
  name: z.string(),
  day: Day,
  window: z.enum(preferredWindows).optional(),
  hours: Visit.shape.hours,
  area: Area.optional(),
  service: z.enum(packageIds).optional(),
  no_email: z.literal(true).optional(),
});
export type DayWish = z.infer<typeof DayWish>;

/** A visit as Today shows it: with all that the owner needs at the dock. */
export const TodayVisit = CalendarVisit.extend({
  slug: Slug,
  lead_status: z.enum(statuses),
  phone: z.string().optional(),
  email: z.string().optional(),
  boat_name: z.string().optional(),
  boat_type: z.enum(boatTypes).optional(),
  /** Street address, city, state and ZIP code in one line. */
  address: z.string().optional(),
  berth: Berth.omit({ gate_code: true, address: true }),
  /** There is a gate code, which takes a call of its own to read. */
  has_gate_code: z.boolean(),
  has_water: z.boolean().optional(),
  has_power: z.boolean().optional(),
  notes: z.string().optional(),
  bring: z.array(z.string()),
  tides: z.array(TideExtreme),
  sunset: Instant,
  started_at: Instant.optional(),
  on_my_way_at: Instant.optional(),
  /** How many visits of this customer were done before. */
  jobs_before: z.int(),
  /** How many other visits of this lead are still to come: after the last one the lead is completed. */
  visits_left: z.int(),
  photo: z.url().optional(),
});
export type TodayVisit = z.infer<typeof TodayVisit>;

/** What waits for the owner, in the order in which it is shown. */
export const waitingKinds = [
  'overdue',
  'mail',
  'request',
  'access',
  'question',
  'yes',
  'date',
  'declined',
  'move',
  'not-ready',
  'weather',
  'move-offer',
  'extra',
  'follow-up',
  'data',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** One thing that waits for the owner: a sentence that begins with the customer's name, and its one next act. */
export const Waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  lead_id: LeadId,
  visit_id: DayEntry.shape.visit_id.optional(),
  name: z.string(),
  /** What follows the name. */
  text: z.string(),
  /** What stops the work, as a sentence of its own. */
  warning: z.string().optional(),
  act: z.string(),
  /** The time that the customer would like for the visit. */
  wished_start: Instant.optional(),
  /** Nobody can be emailed. */
  no_email: z.literal(true).optional(),
  service: z.enum(packageIds).optional(),
  since: Instant,
  /** By when it has to be done. */
  due_at: Instant.optional(),
});
export type Waiting = z.infer<typeof Waiting>;

export const Today = z.strictObject({
  day: Day,
  /** The instant at which this was true. */
  now: Instant,
  /** From today on, soonest first; those of today that are over are left out. */
  visits: z.array(TodayVisit),
  /** How many visits there are today, those that are over included. */
  visits_today: z.int(),
  waiting: z.array(Waiting),
});
export type Today = z.infer<typeof Today>;

export const calendarOperations = {
  'calendar-feed': {
    /** `{secret}.ics`. */
    input: z.strictObject({ file: z.string().max(80) }),
    output: z.string(),
  },
  'admin-feed': {
    /** `rotate` makes a new address; the one before leads nowhere then. */
    input: z.strictObject({ rotate: z.boolean().default(false) }),
    output: z.strictObject({ url: z.url() }),
  },
  'admin-today': {
    input: z.strictObject({}),
    output: Today,
  },
  'admin-calendar': {
    input: z
      .strictObject({ from: Day, to: Day })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostCalendarDays * 86_400_000, {
        path: ['to'],
        message: `At most ${mostCalendarDays} days at once.`,
      }),
    output: z.strictObject({
      /** The instant at which this was true. */
      now: Instant,
      days: z.array(CalendarDay),
      wishes: z.array(DayWish),
    }),
  },
};
