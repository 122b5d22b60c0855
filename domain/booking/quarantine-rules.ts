import type { Lead } from '../lead.ts';

/** A booking whose hidden field is filled goes to quarantine: people leave empty what they cannot see. */
export const isTrapped = ({ hp_field }: { readonly hp_field?: string | undefined }): boolean =>
  hp_field !== undefined;

export const maxQuarantinedAtOnce = 100;

const signsOfWork = [
  'offer_sent',
  'visits',
  'scheduled_at',
  'quote_id',
  'est_price_min',
  'est_price_max',
  'internal_notes',
  'mail_claim',
  'record',
  'review',
] as const satisfies (keyof Lead)[];

/** Without water or power a lead begins with the review of access; who has both was set to it by hand. */
const isAsItBegan = ({ status, has_water, has_power }: Lead): boolean =>
  status === 'REQUEST_SENT' ||
  (status === 'NEEDS_ACCESS_REVIEW' && (has_water === false || has_power === false));

/** Quarantined leads are deleted later, so a bulk selection must not include a customer. */
export const mayBeQuarantined = (lead: Lead): boolean =>
  isAsItBegan(lead) && signsOfWork.every((name) => !lead[name]);
