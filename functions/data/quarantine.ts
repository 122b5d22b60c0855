import { type Lead, quarantineEnd } from '#domain/lead.ts';
import { env } from '../runtime/env.ts';
import { leadsTable } from './keys.ts';
import { leadUpdate } from './lead-records.ts';
import { pointerIdsOf } from './leads.ts';
import { type TransactItem, transact } from './transaction.ts';

/** While a worker holds the lead, its mail may be on its way; and what it still owes is not sent from quarantine. */
const untouchedSinceRead =
  'quarantined = :no AND updated_at = :read AND attribute_not_exists(mail_claim) AND ' +
  '(attribute_not_exists(owed_lease) OR owed_lease < :now)';

/**
 * Moves a lead into quarantine: it and its pointers expire, and what it still owes waits until it is restored.
 * Answers false, nothing written, when the lead has changed since it was read or is being mailed about. `entries`
 * are written along.
 */
export async function quarantineLead(lead: Lead, now: string, ...entries: TransactItem[]): Promise<boolean> {
  const expires_at = quarantineEnd(now);
  const expire = (id: string): TransactItem => ({
    Update: {
      TableName: env(leadsTable.env),
      Key: { id },
      UpdateExpression: 'SET expires_at = :end',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':end': expires_at },
    },
  });
  const values = { ':no': false, ':read': lead.updated_at, ':now': now };
  const refused = await transact([
    {
      Update: leadUpdate(
        lead.id,
        { quarantined: true, expires_at, updated_at: now },
        {
          condition: { expression: untouchedSinceRead, values },
          // `owed` itself stays: it is what a restored lead owes.
          extra: { moved_at: now, owed_shard: null, owed_since: null, owed_lease: null },
        },
      ),
    },
    ...pointerIdsOf(lead).map(expire),
    ...entries,
  ]);
  return refused.length === 0;
}
