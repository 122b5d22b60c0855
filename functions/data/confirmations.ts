import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mostConfirmationsPerDay } from '#domain/confirmations.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { mailboxKey } from '#domain/person.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { leadsTable, pointerKey } from './keys.ts';

const keptSeconds = 2 * 86_400;

/** Takes one of a mailbox's places; idempotent per lead. False when another lead has it. */
async function takePlace(id: string, leadId: string, now: string): Promise<boolean> {
  try {
    await documents().send(
      new UpdateCommand({
        TableName: env(leadsTable.env),
        Key: { id },
        UpdateExpression: 'SET lead_id = :lead, expires_at = :end',
        ConditionExpression: 'attribute_not_exists(id) OR lead_id = :lead',
        ExpressionAttributeValues: {
          ':lead': leadId,
          ':end': Math.floor(Date.parse(now) / 1000) + keptSeconds,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/**
 * Whether a lead's customer may be mailed the confirmation today. Counts it; a lead that asks again is counted
 * once. The rows name the lead, so that an erasure finds them.
 */
export async function takeConfirmation(
  lead: Pick<Lead, 'id'> & { readonly email: string },
  now: string,
): Promise<boolean> {
  const mailbox = createHash('sha256').update(mailboxKey(lead.email)).digest('base64url');
  for (let place = 1; place <= mostConfirmationsPerDay; place += 1) {
    const id = pointerKey.confirmation(mailbox, dayOf(now), place);
    if (await takePlace(id, lead.id, now)) return true;
  }
  return false;
}
