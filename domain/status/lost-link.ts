import type { Lead } from '../lead.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import { isDue } from '../record/record-words.ts';

/** Per mailbox and Los Angeles day: anyone can enter someone else's address. */
export const maxLinkMailsPerDay = 3;

const isOver = ({ status, record }: Pick<Lead, 'status' | 'record'>): boolean =>
  status === 'CANCELED' || (status === 'COMPLETED' && !(record && isDue(record)));

export type ReachedLead = Lead & { readonly email: string };

const isReachedAt =
  (mailbox: string) =>
  (lead: Lead): lead is ReachedLead =>
    lead.email !== undefined && mailboxKey(lead.email) === mailbox;

/**
 * The requests that are not over, or not paid, and carry a mailbox, newest first: nobody gets the link of another
 * address.
 */
export const openRequestsOf = (leads: Iterable<Lead>, mailbox: string): ReachedLead[] =>
  [...leads]
    .filter(isReachedAt(mailbox))
    .filter((lead) => !lead.quarantined && !isOver(lead))
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
