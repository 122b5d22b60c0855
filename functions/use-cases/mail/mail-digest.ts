import { type DigestItem, maxDigestLines } from '#domain/mail/owner-digest.ts';
import { type DigestLine, digestLine } from '#domain/message/digest-line.ts';
import { entryOf } from '../../data/lead/lead-edits.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { releaseRow } from '../../data/mail/owed-rows.ts';
import { type Digest, digestSent, leaseDigest } from '../../data/mail/owner-mails.ts';
import { digestMail } from '../../mail/digest-mail.ts';
import { MailRefused, sendMail } from '../../mail/send-mail.ts';
import { causeOf, log } from '../../runtime/log.ts';

/** What is still news, oldest first. Leads that are gone, or in quarantine, are left out. */
async function linesOf(items: readonly DigestItem[], now: string): Promise<DigestLine[]> {
  const leads = await leadsById(items.map(({ lead_id }) => lead_id));
  const lines = await Promise.all(
    items.map(async (item) => {
      const lead = leads.get(item.lead_id);
      const entry = lead && item.about ? await entryOf(lead.id, item.about) : undefined;
      return lead && digestLine(item.kind, lead, entry, now);
    }),
  );
  return lines.filter((line) => line !== undefined).sort((a, b) => a.at.localeCompare(b.at));
}

async function send({ items, more }: Digest, now: string): Promise<void> {
  const [first, ...others] = await linesOf(items.slice(0, maxDigestLines), now);
  if (!first) return;
  try {
    await sendMail(digestMail([first, ...others], more));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn('digest refused');
  }
}

/** Emails the owner what came beyond an hour's emails. False when it failed and should be tried again. */
export async function mailDigest(id: string, now: string): Promise<boolean> {
  let digest: Digest | undefined;
  try {
    digest = await leaseDigest(id, now);
    if (!digest) return true;
    await send(digest, now);
    await digestSent(digest);
    return true;
  } catch (error) {
    log.warn('a digest is still owed', { cause: causeOf(error) });
    if (digest) await releaseRow(digest);
    return false;
  }
}
