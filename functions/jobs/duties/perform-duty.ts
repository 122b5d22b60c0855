import type { Duty, Lead } from '#domain/lead.ts';
import { goesToOwner } from '#domain/mail-kinds.ts';
import { incomingPrefix } from '#domain/photos.ts';
import { type KeptPhoto, keepPhoto } from '../../data/kept-photos.ts';
import type { LeadChanges } from '../../data/lead-records.ts';
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
    const isOwners = goesToOwner(mail.kind);
    return {
      changes: isOwners ? {} : { mail_problem: 'refused', updated_at: now },
      entries: [privateEntry(lead, 'Mail could not be delivered', note, now)],
    };
  }
}

/** What is owed has to wait for another job, which is at it or will be. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

const keep = async (path: string, lead: Lead, now: string): Promise<KeptPhoto> =>
  path.startsWith(incomingPrefix) ? keepPhoto(path, lead.id, now) : { state: 'kept', path };

async function keepPhotos(lead: Lead, now: string): Promise<DutyResult> {
  const photos = await Promise.all(lead.photo_urls.map((path) => keep(path, lead, now)));
  if (photos.some(({ state }) => state === 'waiting')) throw new NotYet('A photo is not checked yet.');
  const photo_urls = photos.flatMap((photo) => (photo.state === 'kept' ? [photo.path] : []));
  const lost = photos.length - photo_urls.length;
  const note = `${lost} of ${photos.length} did not arrive as a photo.`;
  return {
    changes: { photo_urls },
    entries: lost > 0 ? [privateEntry(lead, 'Photos are missing', note, now)] : [],
  };
}

/** Does one of the things that a lead owes. Throws when it could not be done this time, NotYet when it must wait. */
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
