import type { Lead } from './lead.ts';

/** Most leads that one call moves into quarantine. */
export const mostQuarantinedAtOnce = 100;

/** What shows that somebody has worked on a lead, or that its customer was promised something. */
const signsOfWork = [
  'offer_sent',
  'visits',
  'scheduled_at',
  'quote_id',
  'est_price_min',
  'est_price_max',
  'internal_notes',
  'mail_claim',
] as const satisfies (keyof Lead)[];

/**
 * Whether a lead may go into quarantine, from which it is deleted after a while: only a request that nobody has
 * worked on, so that a wide selection in the list cannot take a customer along.
 */
export const mayBeQuarantined = (lead: Lead): boolean =>
  lead.status === 'REQUEST_SENT' && signsOfWork.every((name) => !lead[name]);
