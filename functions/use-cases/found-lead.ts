import type { Lead } from '#domain/lead.ts';
import { AppError } from '../runtime/app-error.ts';
import { found } from '../runtime/found.ts';

export const foundLead = <T>(lead: T | undefined): T => found(lead, 'We couldn’t find this lead.');

/** Throws 404, or 409 while the lead is quarantined: rows written beside it would not expire with it. */
export function workableLead(lead: Lead | undefined): Lead {
  const there = foundLead(lead);
  if (there.quarantined) {
    throw new AppError('conflict', 'This request is in quarantine. Restore it first.');
  }
  return there;
}
