import type { Lead } from './lead.ts';

export const mostQuarantinedAtOnce = 100;

/** Fields that show work on a lead, or a promise to its customer. */
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

/** Quarantined leads are deleted later, so a bulk selection must not include a customer. */
export const mayBeQuarantined = (lead: Lead): boolean =>
  lead.status === 'REQUEST_SENT' && signsOfWork.every((name) => !lead[name]);
