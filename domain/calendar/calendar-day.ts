import * as z from 'zod';
import { preferredWindows } from '../choices.ts';
import { Berth } from '../customer/customer.ts';
import { Day, Instant, LeadId } from '../ids.ts';
import { areas } from '../place/areas.ts';
import { packageIds } from '../price/packages.ts';
import { TimeOff } from '../settings.ts';
import { TideExtreme } from '../sky/tide-extreme.ts';
import { DayWeather, VisitWeather } from '../sky/weather.ts';
import { DayEntry } from '../visit/day-row.ts';
import { Visit } from '../visit/visit.ts';

const Area = z.enum(areas.map(({ slug }) => slug));

export const CalendarVisit = z.strictObject({
  id: DayEntry.shape.visit_id,
  lead_id: LeadId,
  name: z.string(),
  start: Instant,
  hours: Visit.shape.hours,
  /** `held` while the email about it is being sent, or was left behind. */
  status: DayEntry.shape.status,
  /** Of work that was begun, and on the same day marked as done. */
  started_at: Instant.optional(),
  ended_at: Instant.optional(),
  area: Area.optional(),
  slip: Berth.shape.slip,
  service: z.enum(packageIds).optional(),
  boat: z.string().optional(),
  weather: VisitWeather.optional(),
  overlap: z.literal(true).optional(),
  /** Booked after the job was done. */
  is_return: z.literal(true).optional(),
  day_of_job: z.strictObject({ day: z.int(), of: z.int() }).optional(),
  is_off: z.literal(true).optional(),
  /** The lead has no email address: a new time is told to nobody. */
  no_email: z.literal(true).optional(),
  ready: Visit.shape.ready,
  wished_start: Instant.optional(),
  /** The customer's wish to cancel has no answer yet. */
  cancel_asked: z.literal(true).optional(),
  move_asked: z.literal(true).optional(),
  /** Other times were offered and not answered yet. */
  move_offered_at: Instant.optional(),
  /** The customer was told that we can't come, for time off. */
  called_off: z.literal(true).optional(),
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

/** What was missed or called off is neither to be done nor was it. */
export const visitCount = ({ visits }: Pick<CalendarDay, 'visits'>): number =>
  visits.filter(({ status, called_off }) => status !== 'missed' && !called_off).length;

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
