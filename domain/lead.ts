import * as z from 'zod';
import { Care } from './care/care.ts';
import {
  boatTypes,
  conditionLevels,
  contactParts,
  leadSources,
  oxidationLevels,
  plans,
  preferredWindows,
  states,
} from './choices.ts';
import { PlanAsked, PlanVisit } from './customer/boat-plan.ts';
import { BoatId, CustomerId } from './customer/customer.ts';
import { FollowedUp, maxFollowUps } from './follow-up/follow-up.ts';
import { Day, IdempotencyKey, Instant, LeadId, Slug } from './ids.ts';
import { DayCount } from './mail/day-count.ts';
import { mailProblems } from './mail/mail-problems.ts';
import { UnansweredText } from './message/unanswered-text.ts';
import { Extra, maxExtras } from './offer/extra.ts';
import { quoteDecisions } from './offer/quote-decisions.ts';
import { OfferAnswer, SentOffer } from './offer/sent-offer.ts';
import { JobPhoto, maxJobPhotos } from './photo/job-photo.ts';
import { packageIds, serviceTokens } from './price/packages.ts';
import { PriceAgain } from './price/price-again.ts';
import { WholeDollars } from './price/whole-dollars.ts';
import { DataCode, DataRequest } from './privacy/data-request.ts';
import { JobRecord } from './record/job-record.ts';
import { Review } from './review/review.ts';
import { statuses } from './statuses.ts';
import { maxVisits, Visit } from './visit/visit.ts';

/** The appointment of the last email. `sequence` rises with every new time (RFC 5545). */
export const SentAppointment = z.strictObject({
  uid: z.string(),
  scheduled_at: Instant,
  hours: z.number(),
  sequence: z.int().min(0),
  sent_at: Instant,
  canceled_at: Instant.optional(),
  is_return: z.literal(true).optional(),
});
export type SentAppointment = z.infer<typeof SentAppointment>;

/** Taken before sending, removed by the commit. The email of a stale claim may have been sent. */
export const MailClaim = z.strictObject({
  kind: z.enum(['offer', 'appointment', 'cancellation']),
  key: IdempotencyKey,
  claimed_at: Instant,
  /** The visit whose time is taken until the email about it has gone out. */
  visit: Visit.pick({ id: true, uid: true, sequence: true, start: true, hours: true }).optional(),
});
export type MailClaim = z.infer<typeof MailClaim>;

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
  /** When boat and phone were last corrected here, if they were. */
  boat_said_at: Instant.optional(),
  phone_said_at: Instant.optional(),
  /** When the customer told where the boat is, until the owner has put it in the address. */
  place_told_at: Instant.optional(),
  hull_material: z.string().optional(),
  has_water: z.boolean().optional(),
  has_power: z.boolean().optional(),

  requested_service: z.enum(packageIds).optional(),
  /** Dollars at which the service was chosen; later prices leave it alone. */
  rate_per_foot: z.number().optional(),
  /** What it was called when it was chosen. */
  service_name: z.string().optional(),
  /** The rate was a minimum then. */
  rate_is_floor: z.boolean().optional(),
  services: z.array(z.enum(serviceTokens)).optional(),
  preferred_date: Day.optional(),
  preferred_window: z.enum(preferredWindows).optional(),
  preferred_start: Instant.optional(),
  monthly_plan_interest: z.enum(plans).optional(),
  plan_asked: PlanAsked.optional(),
  price_again: PriceAgain.optional(),
  notes: z.string().optional(),
  photo_urls: z.array(z.string()),

  /** What was given anew by whoever booked again by an earlier request's link; that request's email stands. */
  contact_changed: z.array(z.enum(contactParts)).min(1).optional(),

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
  quote_decision: z.enum(quoteDecisions).optional(),
  /** First time the lead was set to COMPLETED, which was mailed once. */
  completed_at: Instant.optional(),

  /** What was done and what it costs, since it was finished. */
  record: JobRecord.optional(),
  review: Review.optional(),
  /** Whether the customer wants to be emailed when wax is due. */
  care: Care.optional(),
  /** When the one email about wax went out. */
  care_mailed_at: Instant.optional(),
  plan: PlanVisit.optional(),
  followed_up: z.array(FollowedUp).max(maxFollowUps).optional(),
  job_photos: z.array(JobPhoto).max(maxJobPhotos).optional(),

  /** The stays at the boat, in the order in which they were made; `visits_version` rises with every change. */
  visits: z.array(Visit).max(maxVisits).optional(),
  visits_version: z.int().optional(),
  customer_id: CustomerId.optional(),
  boat_id: BoatId.optional(),
  /** The request through whose page it was booked again. */
  again_of: LeadId.optional(),

  quarantined: z.boolean(),
  /** Unix time in seconds at which a quarantined lead is deleted. */
  expires_at: z.int().optional(),

  offer_sent: SentOffer.optional(),
  offer_answer: OfferAnswer.optional(),
  unanswered: UnansweredText.optional(),
  /** When the owner last wrote to the customer. */
  wrote_at: Instant.optional(),
  /** Offers that later ones replaced, with their answers, oldest first. */
  past_offers: z
    .array(z.strictObject({ offer: SentOffer, answer: OfferAnswer.optional() }))
    .max(50)
    .optional(),
  /** Work found on the job, every version of it, oldest first. */
  extras: z.array(Extra).max(maxExtras).optional(),
  acts: DayCount.optional(),
  /** The code that proves who asks for their data, while it is valid. */
  data_code: DataCode.optional(),
  /** How many codes were emailed on a day: whoever has the link can ask for them. */
  data_codes_sent: DayCount.optional(),
  data_request: DataRequest.optional(),
  /** A visit that was never booked, though a calendar file of it may have gone out: the next one takes it up. */
  visit_lost: Visit.pick({ id: true, uid: true, sequence: true }).optional(),
  mail_claim: MailClaim.optional(),
  /** When whoever has the link last changed the email. */
  email_corrected_at: Instant.optional(),
  /** Why emails to the address fail; removed when it is corrected. */
  mail_problem: z.enum(mailProblems).optional(),
});
export type Lead = z.infer<typeof Lead>;

export const SeenLead = Lead.omit({ data_code: true }).strip();

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
  service_name: true,
  monthly_plan_interest: true,
  est_price_min: true,
  est_price_max: true,
  scheduled_at: true,
  quarantined: true,
  mail_problem: true,
});
export type LeadSummary = z.infer<typeof LeadSummary>;

/** Values that the caller saw before it changed a field; `null` for none. Without one, the last writer wins. */
export const LeadSeen = z.strictObject({
  internal_notes_seen: z.string().max(10_000).nullable().optional(),
  est_price_min_seen: WholeDollars.nullable().optional(),
  est_price_max_seen: WholeDollars.nullable().optional(),
});
export type LeadSeen = z.infer<typeof LeadSeen>;
