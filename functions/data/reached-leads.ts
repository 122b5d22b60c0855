import * as z from 'zod';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { env } from '../runtime/env.ts';
import { mailboxHash } from '../runtime/mailbox-hash.ts';
import { readRow } from './batch-read.ts';
import { leadsTable, pointerKey } from './keys.ts';
import type { TransactItem } from './transaction.ts';

/** Notes leads that have come by an address that leads to no customer of theirs, so that it finds them. */
export const reachedAt = (email: string, leadIds: readonly string[]): TransactItem => ({
  Update: {
    TableName: env(leadsTable.env),
    Key: { id: pointerKey.reached(mailboxHash(email)) },
    UpdateExpression: 'ADD lead_ids :leads',
    ExpressionAttributeValues: { ':leads': new Set(leadIds) },
  },
});

/** For a lead that has come to a customer by another way than its address; undefined where that is the customer's. */
export const reachedBeside = (
  { id, email }: Pick<Lead, 'id' | 'email'>,
  { emails }: Pick<Customer, 'emails'>,
): TransactItem | undefined =>
  email === undefined || emails.some((known) => mailboxKey(known) === mailboxKey(email))
    ? undefined
    : reachedAt(email, [id]);

const ReachedRow = z.object({ lead_ids: z.set(z.string()).default(new Set()) });

/** Those that have come by an address; they may have another one by now. */
export async function leadIdsReachedAt(email: string): Promise<string[]> {
  const row = await readRow(leadsTable, { id: pointerKey.reached(mailboxHash(email)) });
  return [...ReachedRow.parse(row ?? {}).lead_ids];
}
