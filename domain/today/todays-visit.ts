import * as z from 'zod';
import { CalendarVisit } from '../calendar/calendar-day.ts';
import { boatTypes } from '../choices.ts';
import { Berth } from '../customer/customer.ts';
import { Gap, UnfilledGap } from '../gap/gap.ts';
import { Day, Instant, Slug } from '../ids.ts';
import { Extra } from '../offer/extra.ts';
import { TideExtreme } from '../sky/tide-extreme.ts';
import { statuses } from '../statuses.ts';
import { PublicMessage } from '../timeline.ts';
import { Late } from '../visit/visit.ts';
import { UnsentOnDevice } from './unsent.ts';
import { Waiting } from './waiting-item.ts';

export const TodayVisit = CalendarVisit.extend({
  slug: Slug,
  lead_status: z.enum(statuses),
  phone: z.string().optional(),
  email: z.string().optional(),
  boat_name: z.string().optional(),
  boat_type: z.enum(boatTypes).optional(),
  address: z.string().optional(),
  /** The customer has told another place since; in which words takes the lead's page to read. */
  is_place_told: z.literal(true).optional(),
  /** What of the place nobody has told. */
  missing_place: z.enum(['place', 'slip']).optional(),
  berth: Berth.omit({ gate_code: true, address: true }),
  /** There is a gate code, which takes a call of its own to read. */
  has_gate_code: z.boolean(),
  has_water: z.boolean().optional(),
  has_power: z.boolean().optional(),
  notes: z.string().optional(),
  /** Extra work of the lead, each in its newest version. */
  extras: z.array(
    Extra.pick({
      id: true,
      line: true,
      amount: true,
      tax_percent: true,
      sent_at: true,
      answer_by: true,
      answer: true,
      answered_at: true,
    }),
  ),
  /** When the owner last wrote since they said how ready the boat is. */
  answered_at: Instant.optional(),
  /** When a text to who has no email was last opened, since it can be asked whether the boat is ready. */
  texted_at: Instant.optional(),
  /** What they wrote that the visit is about. */
  said: z.array(PublicMessage).optional(),
  bring: z.array(z.string()),
  tides: z.array(TideExtreme),
  sunset: Instant,
  on_my_way_at: Instant.optional(),
  late: Late.optional(),
  jobs_before: z.int(),
  /** Of the first visit that is still to come today: where and when the job before it ended. */
  last_job: z.strictObject({ area: z.string().optional(), ended_at: Instant }).optional(),
  /** How many other visits of this lead are still to come: after the last one the lead is completed. */
  visits_left: z.int(),
  /** Number of the receipt that the job has already: a visit after it makes no other. */
  receipt: z.string().optional(),
  photo: z.url().optional(),
});
export type TodayVisit = z.infer<typeof TodayVisit>;

export const Today = z.strictObject({
  day: Day,
  now: Instant,
  /** From today on, and what still goes on from last night, soonest first; those of today that are over are left out. */
  visits: z.array(TodayVisit),
  visits_today: z.int(),
  waiting: z.array(Waiting),
  /** What waits on the admins' devices, where anything does. */
  unsent: z.array(UnsentOnDevice).optional(),
  /** Free times that somebody could be offered. */
  gaps: z.array(Gap).optional(),
  unfilled: z.array(UnfilledGap).optional(),
  /** Something of the site was changed and isn't published. */
  has_site_draft: z.boolean().optional(),
});
export type Today = z.infer<typeof Today>;
