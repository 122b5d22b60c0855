import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { openRequestsOf } from '#domain/status/lost-link.ts';
import { pageKeyOf } from '../../data/customer/customer-pages.ts';
import { customersLike } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { type AskedLinks, leaseLinks, linksAnswered } from '../../data/mail/lost-links.ts';
import { releaseRow } from '../../data/mail/owed-rows.ts';
import { leadIdsReachedAt } from '../../data/reached-leads.ts';
import { lostLinkMail } from '../../mail/lost-link-mail.ts';
import { MailRefused, sendMail } from '../../mail/send-mail.ts';
import { causeOf, log } from '../../runtime/log.ts';

/** The id of a lead that was mailed of, if any was. */
async function mailTo(mailbox: string, now: string): Promise<string | undefined> {
  const customers = await customersLike({ email: mailbox, full_name: '' });
  const reached = await leadIdsReachedAt(mailbox);
  const leads = await leadsById([...customers.flatMap(({ lead_ids }) => lead_ids), ...reached]);
  const open = openRequestsOf(leads.values(), mailbox);
  // A page shows all that a customer has: an address that only a request carries gets no key.
  const own = customers.filter(({ emails }) => emails.some((email) => mailboxKey(email) === mailbox));
  const ofOwn = own.flatMap(({ lead_ids }) => lead_ids.flatMap((id) => leads.get(id) ?? []));
  const newest = open[0] ?? ofOwn.sort((a, b) => b.created_at.localeCompare(a.created_at))[0];
  if (!newest) return undefined;
  const pages: string[] = [];
  for (const customer of own) pages.push(await pageKeyOf(customer, now));
  try {
    await sendMail(lostLinkMail(newest, { to: open[0]?.email ?? mailbox, open, pages }));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn('link mail refused');
  }
  return newest.id;
}

/**
 * Emails a mailbox the links of its open requests and of its customers' pages as they are now; one that is not known gets nothing. False when
 * it failed and should be tried again.
 */
export async function mailLostLinks(id: string, now: string): Promise<boolean> {
  let asked: AskedLinks | undefined;
  try {
    asked = await leaseLinks(id, now);
    if (!asked) return true;
    await linksAnswered(asked, await mailTo(asked.mailbox, now));
    return true;
  } catch (error) {
    log.warn('a link is still owed', { cause: causeOf(error) });
    if (asked) await releaseRow(asked);
    return false;
  }
}
