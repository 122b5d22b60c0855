import * as z from 'zod';
import {
  boatTypes,
  conditionLevels,
  leadSources,
  oxidationLevels,
  plans,
  preferredWindows,
  states,
} from './choices.ts';
import { BoatId, CustomerId } from './customer.ts';
import { canonicalAddress, emailMax, emailPattern, visible } from './email-address.ts';
import { Day, IdempotencyKey, Instant, LeadId, Slug } from './ids.ts';
import { intakeMessages } from './intake-texts.ts';
import { mailProblems } from './mail-problems.ts';
import { packageIds, serviceTokens } from './packages.ts';
import { severalLines, withoutHiddenMarks } from './plain-text.ts';
import { quoteDecisions } from './quote-decisions.ts';
import { statuses } from './statuses.ts';
import { Visit } from './visit.ts';

/** Whole dollars, as the admin enters prices. */
export const WholeDollars = z
  .int('Whole dollars only.')
  .min(0, 'Whole dollars only.')
  .max(1_000_000, 'At most $1,000,000.');

const hoursMessage = 'Half an hour to 24 hours, in half-hour steps.';
const AppointmentHours = z
  .number(hoursMessage)
  .min(0.5, hoursMessage)
  .max(24, hoursMessage)
  .multipleOf(0.5, hoursMessage);

/** The price range as the last offer mail stated it. */
export const SentOffer = z.strictObject({
  est_price_min: WholeDollars,
  est_price_max: WholeDollars,
  sent_at: Instant,
});
export type SentOffer = z.infer<typeof SentOffer>;

/** An appointment as emails and pages tell of it. `sequence` rises with every new time (RFC 5545). */
export const SentAppointment = z.strictObject({
  uid: z.string(),
  scheduled_at: Instant,
  hours: z.number(),
  sequence: z.int().min(0),
  sent_at: Instant,
  canceled_at: Instant.optional(),
});
export type SentAppointment = z.infer<typeof SentAppointment>;

/** A mail under way: claimed before sending, gone after the commit. A stale one may have been sent. */
export const MailClaim = z.strictObject({
  kind: z.enum(['offer', 'appointment', 'cancellation']),
  key: IdempotencyKey,
  claimed_at: Instant,
  /** The visit whose time is taken until the email about it has gone out. */
  visit: Visit.pick({ id: true, uid: true, sequence: true, start: true, hours: true }).optional(),
});
export type MailClaim = z.infer<typeof MailClaim>;

/**
 * A stored lead. The field names are the customer's own; what the payload adds is named in the same style. One
 * that came in by hand has what the owner was told: a name, and an email or a phone.
 */
export const Lead = z.strictObject({
  id: LeadId,
  created_at: Instant,
  updated_at: Instant,
  public_slug: Slug,
  status: z.enum(statuses),

  full_name: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  phone_e164: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  state: z.enum(states).optional(),
  zip: z.string().optional(),

  boat_type: z.enum(boatTypes).optional(),
  length_ft: z.number().optional(),
  condition_level: z.enum(conditionLevels).optional(),
  oxidation_level: z.enum(oxidationLevels).optional(),
  brand: z.string().optional(),
  model: z.string().optional(),
  year: z.int().optional(),
  hull_material: z.string().optional(),
  has_water: z.boolean().optional(),
  has_power: z.boolean().optional(),

  requested_service: z.enum(packageIds).optional(),
  services: z.array(z.enum(serviceTokens)).optional(),
  preferred_date: Day.optional(),
  preferred_window: z.enum(preferredWindows).optional(),
  monthly_plan_interest: z.enum(plans).optional(),
  notes: z.string().optional(),
  photo_urls: z.array(z.string()),

  terms_version: z.string().optional(),
  terms_accepted_at: Instant.optional(),
  source: z.enum(leadSources),
  utm: z.record(z.string(), z.string()).optional(),
  meta_event_id: z.string(),
  fbp: z.string().optional(),
  fbc: z.string().optional(),

  est_price_min: WholeDollars.optional(),
  est_price_max: WholeDollars.optional(),
  scheduled_at: Instant.optional(),
  appointment_hours: z.number().min(0.5).max(24).optional(),
  internal_notes: z.string().optional(),
  quote_id: Slug.optional(),
  /** What the customer decided on the quote as it stands; gone when it is revised. */
  quote_decision: z.enum(quoteDecisions).optional(),
  /** When the lead was first set to COMPLETED, which its customer was mailed once. */
  completed_at: Instant.optional(),

  /** The stays at the boat, in the order in which they were made; `visits_version` rises with every change. */
  visits: z.array(Visit).max(60).optional(),
  visits_version: z.int().optional(),
  customer_id: CustomerId.optional(),
  boat_id: BoatId.optional(),

  quarantined: z.boolean(),
  /** Seconds since 1970 at which a quarantined lead is deleted. */
  expires_at: z.int().optional(),

  offer_sent: SentOffer.optional(),
  /** A visit that was never booked, though a calendar file of it may have gone out: the next one takes it up. */
  visit_lost: Visit.pick({ id: true, uid: true, sequence: true }).optional(),
  mail_claim: MailClaim.optional(),
  /** Mails to the address do not arrive; corrected, it has none. */
  mail_problem: z.enum(mailProblems).optional(),
});
export type Lead = z.infer<typeof Lead>;

/** Days for which a quarantined lead is kept. */
export const quarantineDays = 30;

/** The second since 1970 at which a lead that is quarantined `now` is deleted. */
export const quarantineEnd = (now: string): number =>
  Math.floor(Date.parse(now) / 1000) + quarantineDays * 86_400;

/** The admin's table row. */
export const LeadSummary = Lead.pick({
  id: true,
  created_at: true,
  updated_at: true,
  public_slug: true,
  status: true,
  full_name: true,
  email: true,
  phone: true,
  city: true,
  boat_type: true,
  length_ft: true,
  requested_service: true,
  monthly_plan_interest: true,
  est_price_min: true,
  est_price_max: true,
  scheduled_at: true,
  quarantined: true,
  mail_problem: true,
});
export type LeadSummary = z.infer<typeof LeadSummary>;

/** What the admin dialog may change, each field by itself. `null` empties a field. */
export const LeadUpdate = z.strictObject({
  status: z.enum(statuses).optional(),
  est_price_min: WholeDollars.nullable().optional(),
  est_price_max: WholeDollars.nullable().optional(),
  scheduled_at: Instant.nullable().optional(),
  appointment_hours: AppointmentHours.nullable().optional(),
  internal_notes: z
    .string()
    .overwrite(withoutHiddenMarks)
    .max(10_000, 'At most 10,000 characters.')
    .regex(severalLines, 'Notes must be plain text.')
    .nullable()
    .optional(),
  /** Corrected when mails do not arrive, and only then. No other answer of the customer's is changed. */
  email: z
    .string()
    .overwrite(canonicalAddress)
    .max(emailMax, intakeMessages.email)
    .regex(visible, intakeMessages.email)
    .regex(emailPattern, intakeMessages.email)
    .optional(),
});
export type LeadUpdate = z.infer<typeof LeadUpdate>;

/** The first of a person's names, for greetings. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
