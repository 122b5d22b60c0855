import { Slug } from '#domain/ids.ts';
import { leadStatus } from '#domain/lead-status.ts';
import { booking } from '#domain/operations/booking.ts';
import { leadIdOfSlug, leadOf } from './data/leads.ts';
import { timelineOf } from './data/timeline.ts';
import { AppError } from './runtime/app-error.ts';
import { env } from './runtime/env.ts';
import { aboutLead } from './runtime/log-context.ts';
import { operation } from './runtime/operation.ts';

const notFound = () => new AppError('not-found', 'We could not find this request.');

export const handler = operation('lead-status', booking, async ({ slug }) => {
  // A malformed slug is answered like an unknown one.
  const leadId = Slug.safeParse(slug).success ? await leadIdOfSlug(slug) : undefined;
  if (leadId === undefined) throw notFound();
  aboutLead(leadId);
  const [lead, timeline] = await Promise.all([leadOf(leadId), timelineOf(leadId)]);
  if (!lead || lead.quarantined) throw notFound();
  return leadStatus(lead, timeline, env('QUOTES_ENABLED') === 'true' ? 'shown' : 'hidden');
});
