import type { Lead } from '../lead.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

/** The first line of each customer: one press writes to nobody twice. */
export function onePerCustomer<Line extends { readonly lead: Lead }>(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.filter(({ lead: { customer_id, email } }) => {
    const names = [customer_id, email && mailboxKey(email)].filter((name) => name !== undefined);
    const isFirst = !names.some((name) => seen.has(name));
    if (isFirst) for (const name of names) seen.add(name);
    return isFirst;
  });
}
