import { appointmentUid } from '#domain/calendar.ts';
import { Slug } from '#domain/ids.ts';
import { firstName } from '#domain/lead.ts';
import { booking } from '#domain/operations/booking.ts';
import { publicTimeline } from '#domain/timeline.ts';
import { leadIdOfSlug, leadOf } from './data/leads.ts';
import { timelineOf } from './data/timeline.ts';
import { AppError } from './runtime/app-error.ts';
import { env } from './runtime/env.ts';
import { aboutLead } from './runtime/log-context.ts';
import { operation } from './runtime/operation.ts';

const notFound = () => new AppError('not-found', 'We could not find this request.');

export const handler = operation('lead-status', booking, async ({ slug }) => {
  // A malformed slug is as unknown as any other.
  const leadId = Slug.safeParse(slug).success ? await leadIdOfSlug(slug) : undefined;
  if (leadId === undefined) throw notFound();
  aboutLead(leadId);
  const [lead, timeline] = await Promise.all([leadOf(leadId), timelineOf(leadId)]);
  if (!lead || lead.quarantined) throw notFound();
  return {
    first_name: firstName(lead.full_name),
    boat_type: lead.boat_type,
    length_ft: lead.length_ft,
    requested_service: lead.requested_service,
    city: lead.city,
    status: lead.status,
    created_at: lead.created_at,
    timeline: publicTimeline(timeline),
    offer: lead.offer_sent,
    appointment: lead.appointment_sent && { ...lead.appointment_sent, uid: appointmentUid(lead.id) },
    // With the flag off the quote's page does not exist, so no link may lead there.
    quote_id: env('QUOTES_ENABLED') === 'true' ? lead.quote_id : undefined,
  };
});
