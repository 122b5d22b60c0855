import type { Duty, Lead } from '#domain/lead.ts';
import { incomingPrefix } from '#domain/photos.ts';
import type { LeadChanges } from '../../data/lead-records.ts';
import { keepPhoto } from '../../data/photos.ts';
import { newEntry, putEntry } from '../../data/timeline.ts';
import type { TransactItem } from '../../data/transaction.ts';
import { newLeadMail } from '../../mail/new-lead-mail.ts';
import { requestReceivedMail } from '../../mail/request-received-mail.ts';
import { type Mail, MailRefused, sendMail } from '../../mail/send-mail.ts';

/** What is to be recorded together with a duty's end. */
export interface DutyResult {
  readonly changes?: LeadChanges;
  readonly entries?: readonly TransactItem[];
}

const privateEntry = (lead: Lead, status: string, note: string, now: string): TransactItem =>
  putEntry(newEntry({ lead_id: lead.id, status, note, is_public: false }, 'system', now));

async function send(mail: Mail, lead: Lead, toWhom: string, now: string): Promise<DutyResult> {
  try {
    await sendMail(mail);
    return {};
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const note = `The mail service refused the mail to ${toWhom}. Check the address.`;
    return { entries: [privateEntry(lead, 'Mail could not be delivered', note, now)] };
  }
}

async function keepPhotos(lead: Lead, now: string): Promise<DutyResult> {
  const kept = await Promise.all(
    lead.photo_urls.map((path) => (path.startsWith(incomingPrefix) ? keepPhoto(path, lead.id) : path)),
  );
  const photo_urls = kept.filter((path) => path !== undefined);
  const lost = kept.length - photo_urls.length;
  const note = `${lost} of ${kept.length} did not arrive as a photo.`;
  return {
    changes: { photo_urls },
    entries: lost > 0 ? [privateEntry(lead, 'Photos are missing', note, now)] : [],
  };
}

/** Does one of the things that a lead owes. Throws when it could not be done this time. */
export function performDuty(duty: Duty, lead: Lead, now: string): Promise<DutyResult> {
  switch (duty) {
    case 'request-received':
      return send(requestReceivedMail(lead), lead, 'the customer', now);
    case 'new-lead':
      return send(newLeadMail(lead), lead, 'the owner', now);
    case 'photos':
      return keepPhotos(lead, now);
  }
}
