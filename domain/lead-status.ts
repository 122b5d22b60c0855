import * as z from 'zod';
import { appointmentOf } from './appointment.ts';
import { claimsUntil } from './completion.ts';
import { maskedEmail } from './email-address.ts';
import { firstName } from './greeting-name.ts';
import { Instant, Slug } from './ids.ts';
import { Lead, SentAppointment, SentOffer, WholeDollars } from './lead.ts';
import { estimateOf } from './lead-words.ts';
import { PublicVisit, publicVisits } from './public-visit.ts';
import { PublicTimelineEntry, publicTimeline, type TimelineEntry } from './timeline.ts';

/** Never full contact data, address or notes, nor edits that were not emailed. */
export const LeadStatus = z.strictObject({
  first_name: z.string(),
  boat_type: Lead.shape.boat_type,
  length_ft: Lead.shape.length_ft,
  condition_level: Lead.shape.condition_level,
  oxidation_level: Lead.shape.oxidation_level,
  requested_service: Lead.shape.requested_service,
  city: Lead.shape.city,
  preferred_date: Lead.shape.preferred_date,
  preferred_window: Lead.shape.preferred_window,
  /** Rate times length, before tax; absent until service and length are known. */
  estimate: WholeDollars.optional(),
  /** How many the customer sent. */
  photos: z.int().min(0),
  /** `d•••@example.com`. */
  mailed_to: z.string().optional(),
  /** The last two digits of the phone number. */
  phone_end: z.string().optional(),
  status: Lead.shape.status,
  created_at: Instant,
  timeline: z.array(PublicTimelineEntry),
  offer: SentOffer.optional(),
  appointment: SentAppointment.optional(),
  /** All stays at the boat, soonest first. */
  visits: z.array(PublicVisit),
  quote_id: Slug.optional(),
  quote_decision: Lead.shape.quote_decision,
  /** Set for completed work. */
  claims_until: Instant.optional(),
});
export type LeadStatus = z.infer<typeof LeadStatus>;

/** The customer's view of a lead; includes the quote only while quotes are on. */
export function leadStatus(
  lead: Lead,
  entries: readonly TimelineEntry[],
  quotes: 'shown' | 'hidden',
): LeadStatus {
  const timeline = publicTimeline(entries);
  // Leads completed before `completed_at` existed only have it in their timeline.
  const completedAt = lead.completed_at ?? timeline.find(({ status }) => status === 'COMPLETED')?.created_at;
  const quote = quotes === 'shown' ? lead : undefined;
  return {
    first_name: firstName(lead.full_name),
    boat_type: lead.boat_type,
    length_ft: lead.length_ft,
    condition_level: lead.condition_level,
    oxidation_level: lead.oxidation_level,
    requested_service: lead.requested_service,
    city: lead.city,
    preferred_date: lead.preferred_date,
    preferred_window: lead.preferred_window,
    estimate: estimateOf(lead),
    photos: lead.photo_urls.length,
    mailed_to: lead.email && maskedEmail(lead.email),
    phone_end: lead.phone?.replace(/\D/g, '').slice(-2),
    status: lead.status,
    created_at: lead.created_at,
    timeline,
    offer: lead.offer_sent,
    appointment: appointmentOf(lead),
    visits: publicVisits(lead.visits ?? []),
    quote_id: quote?.quote_id,
    quote_decision: quote?.quote_decision,
    claims_until: lead.status === 'COMPLETED' && completedAt ? claimsUntil(completedAt) : undefined,
  };
}
