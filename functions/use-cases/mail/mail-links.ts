import { openRequestsOf } from '#domain/privacy/lost-link.ts';
import { customersLike } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { type AskedLinks, leaseLinks, linksAnswered } from '../../data/mail/asked-links.ts';
import { releaseRow } from '../../data/mail/owed-rows.ts';
import { lostLinkMail } from '../../mail/lost-link-mail.ts';
import { MailRefused, sendMail } from '../../mail/send-mail.ts';
import { causeOf, log } from '../../runtime/log.ts';

/** The id of a lead that was mailed of, if any was. */
async function mailTo(mailbox: string): Promise<string | undefined> {
  const customers = await customersLike({ email: mailbox, full_name: '' });
  const leads = await leadsById(customers.flatMap(({ lead_ids }) => lead_ids));
  const [newest, ...others] = openRequestsOf(leads.values(), mailbox);
  if (!newest) return undefined;
  try {
    await sendMail(lostLinkMail([newest, ...others]));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn('link mail refused');
  }
  return newest.id;
}

/**
 * Emails a mailbox the links of its open requests as they are now; one that is not known gets nothing. False when
 * it failed and should be tried again.
 */
export async function mailLinks(id: string, now: string): Promise<boolean> {
  let asked: AskedLinks | undefined;
  try {
    asked = await leaseLinks(id, now);
    if (!asked) return true;
    await linksAnswered(asked, await mailTo(asked.mailbox));
    return true;
  } catch (error) {
    log.warn('a link is still owed', { cause: causeOf(error) });
    if (asked) await releaseRow(asked);
    return false;
  }
}
