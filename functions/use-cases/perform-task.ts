import { mostConfirmationsPerDay } from '#domain/confirmations.ts';
import type { Lead } from '#domain/lead.ts';
import { goesToOwner } from '#domain/mail-kinds.ts';
import { type NewTimelineEntry, newEntry } from '#domain/new-entry.ts';
import { incomingPrefix } from '#domain/photos.ts';
import type { Task } from '#domain/tasks.ts';
import { takeConfirmation } from '../data/confirmations.ts';
import { type KeptPhoto, keepPhoto } from '../data/kept-photos.ts';
import type { TaskResult } from '../data/lead-tasks.ts';
import { doneMail } from '../mail/done-mail.ts';
import { newLeadMail } from '../mail/new-lead-mail.ts';
import { quoteDecisionMail } from '../mail/quote-decision-mail.ts';
import { requestReceivedMail } from '../mail/request-received-mail.ts';
import { type Mail, MailRefused, sendMail } from '../mail/send-mail.ts';
import { log } from '../runtime/log.ts';

const privateEntry = (lead: Lead, status: string, note: string, now: string): NewTimelineEntry =>
  newEntry({ lead_id: lead.id, status, note, is_public: false }, 'system', now);

async function send(mail: Mail, lead: Lead, toWhom: string, now: string): Promise<TaskResult> {
  try {
    await sendMail(mail);
    return {};
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const note = `The email service refused the email to ${toWhom}. Check the address.`;
    const isOwners = goesToOwner(mail.kind);
    return {
      fields: isOwners ? {} : { mail_problem: 'refused', updated_at: now },
      entries: [privateEntry(lead, 'Email could not be delivered', note, now)],
    };
  }
}

/** Sends the confirmation, unless the address has had its number for today. */
async function confirm(lead: Lead, now: string): Promise<TaskResult> {
  if (await takeConfirmation(lead, now)) return send(requestReceivedMail(lead), lead, 'the customer', now);
  log.warn('customer not mailed');
  const note = `This address has had ${mostConfirmationsPerDay} confirmations today. No more will be sent automatically.`;
  return { entries: [privateEntry(lead, 'Customer not emailed', note, now)] };
}

/** The task must wait for another job. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

const keep = async (path: string, lead: Lead, now: string): Promise<KeptPhoto> =>
  path.startsWith(incomingPrefix) ? keepPhoto(path, lead.id, now) : { state: 'kept', path };

async function keepPhotos(lead: Lead, now: string): Promise<TaskResult> {
  const photos = await Promise.all(lead.photo_urls.map((path) => keep(path, lead, now)));
  if (photos.some(({ state }) => state === 'waiting')) throw new NotYet('A photo is not checked yet.');
  const photo_urls = photos.flatMap((photo) => (photo.state === 'kept' ? [photo.path] : []));
  const lost = photos.length - photo_urls.length;
  const note = `${lost} of ${photos.length} couldn’t be used as a photo.`;
  return {
    fields: { photo_urls },
    entries: lost > 0 ? [privateEntry(lead, 'Photos are missing', note, now)] : [],
  };
}

/** Throws when it failed, NotYet when it must wait. */
export function performTask({ kind }: Task, lead: Lead, now: string): Promise<TaskResult> {
  switch (kind) {
    case 'request-received':
      return confirm(lead, now);
    case 'new-lead':
      return send(newLeadMail(lead), lead, 'the owner', now);
    case 'done':
      return send(doneMail(lead), lead, 'the customer', now);
    case 'quote-decision':
      return send(quoteDecisionMail(lead), lead, 'the owner', now);
    case 'photos':
      return keepPhotos(lead, now);
  }
}
