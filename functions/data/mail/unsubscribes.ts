import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { isStopped as isCareStopped } from '#domain/care/care.ts';
import type { Lead } from '#domain/lead.ts';
import { type StoppableMail, stoppableMails } from '#domain/mail/mail-stops.ts';
import { env } from '../../runtime/env.ts';
import { mailboxHash } from '../../runtime/mailbox-hash.ts';
import { documents } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { customersById } from '../customer/customers.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { rowOf } from '../lead/leads.ts';

const Token = z.object({
  lead_id: z.string(),
  mailbox: z.string(),
  kind: z.enum(stoppableMails),
  /** When its email went out; absent in rows of before it was noted. */
  made_at: z.string().optional(),
});
export type StopToken = z.infer<typeof Token>;

/** Rows beside the leads name one, so that an erasure finds them. */
const write = (id: string, fields: Readonly<Record<string, string>>, condition?: string) =>
  documents().send(
    new UpdateCommand({
      TableName: env(leadsTable.env),
      Key: { id },
      ConditionExpression: condition,
      UpdateExpression: `SET ${Object.keys(fields)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(fields).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  );

/** A token that ends one kind of email to a mailbox. */
export async function newStopToken(
  lead: { readonly id: string; readonly email: string },
  kind: StoppableMail,
  made_at: string,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const mailbox = mailboxHash(lead.email);
  await write(pointerKey.unsubscribe(token), { lead_id: lead.id, mailbox, kind, made_at });
  return token;
}

export async function stopTokenOf(token: string): Promise<StopToken | undefined> {
  const row = await rowOf(pointerKey.unsubscribe(token));
  return row && Token.parse(row);
}

/** Ends what was asked for until then, however often: a later end stays. */
export const stopMails = ({ lead_id, mailbox, kind }: Omit<StopToken, 'made_at'>, until: string) =>
  isWritten(
    write(
      pointerKey.stopped(mailbox, kind),
      { lead_id, stopped_at: until },
      'attribute_not_exists(stopped_at) OR stopped_at < :stopped_at',
    ),
  );

export const stopAllMails = ({ id, email }: { readonly id: string; readonly email: string }, now: string) =>
  Promise.all(
    stoppableMails.map((kind) => stopMails({ lead_id: id, mailbox: mailboxHash(email), kind }, now)),
  );

export const giveStopToLead = (id: string, lead_id: string) => write(id, { lead_id });

export async function stoppedUntil({
  mailbox,
  kind,
}: Pick<StopToken, 'mailbox' | 'kind'>): Promise<string | undefined> {
  const row = await rowOf(pointerKey.stopped(mailbox, kind));
  return row && String(row.stopped_at);
}

export const stoppedAt = (email: string, kind: StoppableMail): Promise<string | undefined> =>
  stoppedUntil({ mailbox: mailboxHash(email), kind });

export const isStopped = async (email: string, kind: StoppableMail): Promise<boolean> =>
  (await stoppedAt(email, kind)) !== undefined;

/** Whether its customer has sold the lead's boat. */
export async function isSold({ customer_id = '', boat_id }: Lead): Promise<boolean> {
  const customers = await customersById(customer_id === '' ? [] : [customer_id]);
  return customers.get(customer_id)?.boats.find(({ id }) => id === boat_id)?.is_sold ?? false;
}

const withoutReminder = (lead: Lead): Lead =>
  lead.care ? { ...lead, care: { ...lead.care, remind: false } } : lead;

/** The lead without reminders that were ended from an email to its address. */
export async function heedingUnsubscribes(lead: Lead): Promise<Lead> {
  const { email, care } = lead;
  if (!care?.remind || email === undefined) return lead;
  return isCareStopped(care, await stoppedAt(email, 'care')) ? withoutReminder(lead) : lead;
}

/** The lead as its customer wants it: without reminders of a boat that was sold, too. */
export async function heedingStops(lead: Lead): Promise<Lead> {
  const heeded = await heedingUnsubscribes(lead);
  const mayCome = heeded.care?.remind && lead.email !== undefined;
  return mayCome && (await isSold(lead)) ? withoutReminder(lead) : heeded;
}
