import type { LeadFields } from '../lead-change.ts';

/** What goes with an old address: a code that went to its mailbox proves nothing of the new one, which nobody has tried. */
export const afterChangedEmail = { mail_problem: null, data_code: null } as const satisfies LeadFields;
