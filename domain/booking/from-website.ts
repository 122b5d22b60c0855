import type { Lead } from '../lead.ts';

/** Whether a customer sent the lead through the site: whoever books there accepts the terms, by hand nobody does. */
export const isFromWebsite = ({
  source,
  terms_accepted_at,
}: {
  readonly source: Lead['source'];
  readonly terms_accepted_at?: string | undefined;
}): boolean => source === 'website' || (source === 'repeat' && terms_accepted_at !== undefined);
