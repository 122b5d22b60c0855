import type { Lead, MailClaim } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { leftClaim } from '#domain/mail/mail-claim.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { bodyHash } from '../../data/body-hash.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { settleClaim } from '../../data/mail/left-claims.ts';
import {
  type ClaimResult,
  claimMail,
  commitMail,
  releaseMail,
  type WantedMail,
} from '../../data/mail/mail-claims.ts';
import { type Mail, sendMail } from '../../mail/send-mail.ts';
import { isSurelyUnsent } from '../../mail/surely-unsent.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { requiredKey } from '../../runtime/idempotency-key.ts';
import { causeOf, log } from '../../runtime/log.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';
import { foundLead } from '../found-lead.ts';
import { timeTaken } from '../time-taken.ts';

interface PreparedMail {
  readonly mail: Mail;
  /** Applied to the lead after sending; its status may have changed meanwhile. */
  readonly change: (lead: Lead) => LeadChange;
}

interface Prepared extends PreparedMail {
  /** As read under the claim. */
  readonly lead: Lead;
}

export interface OnceMail {
  readonly lead: Lead;
  readonly kind: MailClaim['kind'];
  /** Reusing a key with a different request is a conflict. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The visit whose time is to be taken before the mail goes out. */
  readonly timeOf?: (lead: Lead) => WantedMail['time'];
  /** Makes the mail from the lead as it is once no other mail can change it. Throws an AppError to send none. */
  readonly prepare: (lead: Lead, taken: Visit | undefined) => PreparedMail | Promise<PreparedMail>;
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
    return { ...(await prepare(lead, wanted.time?.visit)), lead };
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

async function commit(wanted: WantedMail, { lead, change }: Prepared): Promise<void> {
  let fresh = lead;
  await lookAgain(
    async () => {
      if (await commitMail(wanted, fresh, change(fresh))) return undefined;
      fresh = foundLead(await leadOf(lead.id));
      return again;
    },
    () => {
      throw new Error('A mail was sent, but the lead changes all the time.');
    },
  );
}

/** A claim that was left behind gives way to a new key, never to a repeat of its own. */
async function withoutLeftClaim(lead: Lead, key: string, now: string): Promise<Lead> {
  const left = leftClaim(lead, now);
  if (!left || left.key === key) return lead;
  await settleClaim(lead, left, now);
  return foundLead(await leadOf(lead.id));
}

/** A refused email may be retried with its key. A crash before the commit leaves the claim: "may have been sent". */
export async function mailOnce(once: OnceMail, { idempotencyKey, now }: AdminCall): Promise<Lead> {
  const key = requiredKey(idempotencyKey);
  const { kind, request, failure, timeOf } = once;
  const lead = await withoutLeftClaim(once.lead, key, now);
  const requestHash = bodyHash([kind, request]);
  const wanted: WantedMail = { lead, kind, key, requestHash, now, time: timeOf?.(lead) };

  const claim = await claimMail(wanted);
  if (claim === 'claimed') {
    const prepared = await prepareOrRelease(wanted, once);
    await sendOrRelease(wanted, prepared.mail, failure);
    await commit(wanted, prepared);
  } else if (typeof claim === 'object') {
    const { time } = wanted;
    throw await timeTaken(claim.conflicts, time && { lead, start: time.visit.start, now });
  } else if (claim !== 'sent') {
    throw new AppError('conflict', conflicts[claim], claim === 'sending' ? { reason: 'being-sent' } : {});
  }
  return foundLead(await leadOf(lead.id));
}
