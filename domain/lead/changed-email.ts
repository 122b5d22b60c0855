import type { Lead } from '../lead.ts';
import type { LeadFields } from '../lead-change.ts';

/**
 * What goes with an old address: a code that went to its mailbox proves nothing of the new one, which nobody has tried,
 * and what was ended from there stays ended.
 */
export const afterChangedEmail = ({ care }: Pick<Lead, 'care'>): LeadFields => ({
  mail_problem: null,
  data_code: null,
  ...(care && { care }),
});
