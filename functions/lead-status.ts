import { booking } from '#domain/operations/booking.ts';
import { operation } from './runtime/operation.ts';
import { publicLead } from './use-cases/public-lead.ts';
import { showStatus } from './use-cases/show-status.ts';

export const handler = operation('lead-status', booking, async ({ slug }, { now }) =>
  showStatus(await publicLead(slug), now),
);
