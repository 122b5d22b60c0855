import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '#domain/lead.ts';
import { dayOf, expiryAfter } from '#domain/los-angeles.ts';
import { maxConfirmationsPerDay } from '#domain/mail/confirmations.ts';
import { maxCodesPerMailbox, maxTriesPerMailbox } from '#domain/privacy/data-request.ts';
import type { TaskKind } from '#domain/tasks.ts';
import { env } from '../../runtime/env.ts';
import { mailboxHash } from '../../runtime/mailbox-hash.ts';
import { documents } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { leadsTable, pointerKey } from '../keys.ts';

const keptDays = 2;

/** An email that anyone can cause, by booking with someone else's address. */
interface Countable {
  readonly lead: Pick<Lead, 'id'> & { readonly email: string };
  /** Tells the emails of one kind apart that a lead is owed. */
  readonly about: string;
}

/** Takes one of a mailbox's places; idempotent per email. False when another one has it. */
function takePlace(id: string, { lead, about }: Countable, now: string): Promise<boolean> {
  return isWritten(
    documents().send(
      new UpdateCommand({
        TableName: env(leadsTable.env),
        Key: { id },
        UpdateExpression: 'SET lead_id = :lead, about = :about, expires_at = :end',
        ConditionExpression: 'attribute_not_exists(id) OR (lead_id = :lead AND about = :about)',
        ExpressionAttributeValues: {
          ':lead': lead.id,
          ':about': about,
          ':end': expiryAfter(now, keptDays),
        },
      }),
    ),
  );
}

/** The rows name the lead, so that an erasure finds them. */
async function takeOneOf(
  kind: 'confirmation' | 'code',
  most: number,
  email: Countable,
  now: string,
): Promise<boolean> {
  const mailbox = mailboxHash(email.lead.email);
  for (let place = 1; place <= most; place += 1) {
    if (await takePlace(pointerKey[kind](mailbox, dayOf(now), place), email, now)) return true;
  }
  return false;
}

/** Whether a lead's customer may be mailed the confirmation today. Counts it; one that is tried again is counted once. */
export const takeConfirmation = (
  lead: Countable['lead'],
  now: string,
  about: TaskKind = 'request-received',
): Promise<boolean> => takeOneOf('confirmation', maxConfirmationsPerDay, { lead, about }, now);

export const takeCode = (lead: Countable['lead'], about: string, now: string): Promise<boolean> =>
  takeOneOf('code', maxCodesPerMailbox, { lead, about }, now);

/**
 * Whether a code may be tried for a mailbox today; counts it, right or wrong. However many leads name a mailbox, a
 * stranger guesses no more often.
 */
export async function takeCodeTry({ id, email }: Countable['lead'], now: string): Promise<boolean> {
  const tried = new UpdateCommand({
    TableName: env(leadsTable.env),
    Key: { id: pointerKey.codeTries(mailboxHash(email), dayOf(now)) },
    UpdateExpression: 'SET lead_id = :lead, expires_at = :end ADD tries :one',
    ConditionExpression: 'attribute_not_exists(id) OR tries < :most',
    ExpressionAttributeValues: {
      ':lead': id,
      ':end': expiryAfter(now, keptDays),
      ':one': 1,
      ':most': maxTriesPerMailbox,
    },
  });
  return isWritten(documents().send(tried));
}
