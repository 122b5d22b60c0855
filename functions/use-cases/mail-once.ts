import type { Lead, MailClaim } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { bodyHash } from '../data/body-hash.ts';
import { leadOf } from '../data/leads.ts';
import {
  type ClaimResult,
  claimMail,
  commitMail,
  releaseMail,
  type WantedMail,
} from '../data/mail-claims.ts';
import { type Mail, sendMail } from '../mail/send-mail.ts';
import { isSurelyUnsent } from '../mail/surely-unsent.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { requiredKey } from '../runtime/idempotency-key.ts';
import { causeOf, log } from '../runtime/log.ts';
import { foundLead } from './found-lead.ts';
import { timeTaken } from './time-taken.ts';

interface PreparedMail {
  readonly mail: Mail;
  /** Applied to the lead after sending; its status may have changed meanwhile. */
  readonly change: (lead: Lead) => LeadChange;
}

interface Prepared extends PreparedMail {
  /** As read under the claim. */
  readonly lead: Lead;
}

/** An email to a lead's customer that an admin wants to send once. */
export interface OnceMail {
  readonly lead: Lead;
  readonly kind: MailClaim['kind'];
  /** Reusing a key with a different request is a conflict. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The visit whose time is to be taken before the mail goes out. */
  readonly time?: WantedMail['time'];
  /** Makes the mail from the lead as it is once no other mail can change it. Throws an AppError to send none. */
  readonly prepare: (lead: Lead) => PreparedMail;
  /** Error message if it could not be sent. */
  readonly failure: string;
}

const mayHaveBeenSent =
  'This email may have been sent. Please check with the customer before you send it again.';

const conflicts: Record<Exclude<ClaimResult, 'claimed' | 'sent'>, string> = {
  sending: 'This email is being sent right now.',
  left: mayHaveBeenSent,
  'key-used': 'This request key was used for another email.',
  busy: 'Another email to this customer is being sent, or the request is in quarantine.',
};

/** Re-reads the lead under the claim; if preparing fails, the claim is released. */
async function prepareOrRelease(wanted: WantedMail, { prepare }: OnceMail): Promise<Prepared> {
  try {
    const lead = foundLead(await leadOf(wanted.lead.id));
    return { ...prepare(lead), lead };
  } catch (error) {
    await releaseMail(wanted);
    throw error;
  }
}

async function sendOrRelease(wanted: WantedMail, mail: Mail, failure: string): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    log.warn('mail not sent', { cause: causeOf(error) });
    // Without an answer nobody knows: the claim stays, and the email is not resent automatically.
    if (!isSurelyUnsent(error)) throw new AppError('mail-failed', mayHaveBeenSent);
    await releaseMail(wanted);
    throw new AppError('mail-failed', failure);
  }
}

/** How often a commit is retried after a concurrent edit. */
const commitAttempts = 5;

async function commit(wanted: WantedMail, { lead, change }: Prepared): Promise<void> {
  let fresh = lead;
  for (let attempt = 1; attempt <= commitAttempts; attempt += 1) {
    if (await commitMail(wanted, fresh, change(fresh))) return;
    fresh = foundLead(await leadOf(lead.id));
  }
  throw new Error('A mail was sent, but the lead changes all the time.');
}

/**
 * Claims, sends, commits. An Idempotency-Key never sends twice; a refused email changes nothing and may be retried
 * with the same key; a crash between sending and commit leaves the claim, which the admin sees as "may have been
 * sent".
 */
export async function mailOnce(once: OnceMail, { idempotencyKey, admin, now }: AdminCall): Promise<Lead> {
  const key = requiredKey(idempotencyKey);
  const { lead, kind, request, failure, time } = once;
  const requestHash = bodyHash([kind, request]);
  const wanted: WantedMail = { lead, kind, key, requestHash, admin, now, time };

  const claim = await claimMail(wanted);
  if (claim === 'claimed') {
    const prepared = await prepareOrRelease(wanted, once);
    await sendOrRelease(wanted, prepared.mail, failure);
    await commit(wanted, prepared);
  } else if (typeof claim === 'object') {
    throw await timeTaken(claim.conflicts);
  } else if (claim !== 'sent') {
    throw new AppError('conflict', conflicts[claim]);
  }
  return foundLead(await leadOf(lead.id));
}
