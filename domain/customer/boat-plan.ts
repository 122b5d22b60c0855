import * as z from 'zod';
import { plans } from '../choices.ts';
import { Day, Instant, sortableId } from '../ids.ts';
import { packageIds } from '../price/packages.ts';
import { Rate } from '../price/rate.ts';
import { WholeDollars } from '../price/whole-dollars.ts';

export const EveryWeeks = z.int().min(1).max(52);

export const PlanId = z.string().regex(sortableId);

/** A boat's plan: a service, every so many weeks. It suggests its next visit, and never books or charges by itself. */
export const BoatPlan = z.strictObject({
  id: PlanId,
  boat_id: z.string().regex(sortableId),
  requested_service: z.enum(packageIds),
  every_weeks: EveryWeeks,
  /** As the owner has set it; the jobs since then move it on (`plan-standing.ts`). */
  next_due: Day,
  /** One of the plans of the settings; without one it costs what the service costs. */
  level: z.enum(plans).optional(),
  /** What the customer knows that it costs. */
  rate_per_foot: Rate.optional(),
  /** A price that the customer was mailed, and from when it holds. */
  next_rate: z.strictObject({ rate_per_foot: Rate, from: Instant }).optional(),
  /** A price that they are still to be mailed: it holds nowhere before. */
  untold_rate: Rate.optional(),
  /** When the owner last set it. */
  set_at: Instant,
  /** The customer's consent to emails about it, with its wording, place and time. */
  asked: z.strictObject({ words: z.string(), place: z.string(), at: Instant }),
});
export type BoatPlan = z.infer<typeof BoatPlan>;

/** What a plan was offered at to who asked for it: dollars for each visit, before tax. */
export const PlanAsked = BoatPlan.pick({ requested_service: true, every_weeks: true }).extend({
  rate_per_foot: Rate,
});
export type PlanAsked = z.infer<typeof PlanAsked>;

export const maxPlans = 50;

export const SeenPlan = BoatPlan.omit({ set_at: true, asked: true });
export type SeenPlan = z.infer<typeof SeenPlan>;

/** What the owner says of a plan; without an id it is a new one. Prices are the settings' to say, and are passed over. */
export const SavedPlan = SeenPlan.extend({ id: PlanId.optional() });
export type SavedPlan = z.infer<typeof SavedPlan>;

export const planAnswers = ['skip', 'end'] as const;

/** On the request that a plan's visit was offered with. */
export const PlanVisit = z.strictObject({
  id: PlanId,
  due: Day,
  every_weeks: EveryWeeks,
  answer: z.enum(planAnswers).optional(),
  answered_at: Instant.optional(),
});
export type PlanVisit = z.infer<typeof PlanVisit>;

/** Of a plan's visit whose price changes on a day: whole dollars before tax until then, and from then on. */
const NewPlanPrice = z.strictObject({ from: Instant, before: WholeDollars, after: WholeDollars });
export type NewPlanPrice = z.infer<typeof NewPlanPrice>;

export const PublicPlan = PlanVisit.omit({ id: true }).extend({
  /** About when the next visit is, unless the plan has ended. */
  next_due: Day.optional(),
  new_price: NewPlanPrice.optional(),
});
export type PublicPlan = z.infer<typeof PublicPlan>;

/** A plan as it stands, for its customer. */
export const ShownPlan = BoatPlan.pick({
  id: true,
  level: true,
  requested_service: true,
  every_weeks: true,
  rate_per_foot: true,
  next_rate: true,
  next_due: true,
}).extend({
  length_ft: z.number().optional(),
  /** About when the one after the next visit is. */
  after_skip: Day,
  /** Of the next visit: times wait to be chosen from, or one is booked. */
  visit: z.enum(['offered', 'booked']).optional(),
  /** The customer ended emails about it. */
  emails_off: z.literal(true).optional(),
});
export type ShownPlan = z.infer<typeof ShownPlan>;
