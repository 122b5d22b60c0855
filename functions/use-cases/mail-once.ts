import { IdempotencyKey } from '#domain/ids.ts';
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
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { causeOf, log } from '../runtime/log.ts';
import { foundLead } from './found-lead.ts';
import { timeTaken } from './time-taken.ts';

/** A mail and what is true once it is sent. */
interface PreparedMail {
  readonly mail: Mail;
  /** What the mail does to the lead, which may have got another status while it was sent. */
  readonly change: (lead: Lead) => LeadChange;
}

interface Prepared extends PreparedMail {
  /** As it was read under the claim. */
  readonly lead: Lead;
}

/** A mail that an admin wants sent to a lead's customer, once. */
export interface OnceMail {
  readonly lead: Lead;
  readonly kind: MailClaim['kind'];
  /** What the caller asked for; the same key with something else is a conflict. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The visit whose time is to be taken before the mail goes out. */
  readonly time?: WantedMail['time'];
  /** Makes the mail from the lead as it is once no other mail can change it. Throws an AppError to send none. */
  readonly prepare: (lead: Lead) => PreparedMail;
  /** The sentence for a mail that could not be sent. */
  readonly failure: string;
}

const mayHaveBeenSent =
  'This email may have been sent. Please check with the customer before you send it again.';

/** What a claim that was refused says to the admin. */
const conflicts: Record<Exclude<ClaimResult, 'claimed' | 'sent'>, string> = {
  sending: 'This email is being sent at this moment.',
  left: mayHaveBeenSent,
  'key-used': 'This request key was used for another email.',
  busy: 'Another email to this customer is being sent, or the request is in quarantine.',
};

/** The service was not reached: nothing listens, or nobody knows its name. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Whether the mail service certainly did not take the mail: it said so, or was not reached at all. A success
 * whose text cannot be read, or an error in the midst of its work, says nothing of the kind.
 */
function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'MailRefused') return true;
  const { $metadata, code } = error as Error & { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  return (status >= 400 && status < 500) || status === 503 || unreached.includes(code ?? '');
}

/** Reads the lead anew, under the claim, and prepares its mail; when that fails, nothing was claimed. */
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
    // Without an answer nobody knows: the claim stays, and the mail is not sent again by itself.
    if (!isUnsent(error)) throw new AppError('mail-failed', mayHaveBeenSent);
    await releaseMail(wanted);
    throw new AppError('mail-failed', failure);
  }
}

/** How often a commit that met an edit looks at the lead again. */
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
 * Claims, sends, commits. The same Idempotency-Key never mails twice; a mail that is refused changes nothing
 * and may be tried again with the same key; what ends between sending and commit stays claimed, which the
 * admin sees as "may have been sent".
 */
export async function mailOnce(once: OnceMail, { idempotencyKey, admin, now }: AdminCall): Promise<Lead> {
  const key = IdempotencyKey.safeParse(idempotencyKey);
  if (!key.success) throw new AppError('invalid', 'A valid Idempotency-Key header is needed.');
  const { lead, kind, request, failure, time } = once;
  const requestHash = bodyHash([kind, request]);
  const wanted: WantedMail = { lead, kind, key: key.data, requestHash, admin, now, time };

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
