import type { Lead } from '#domain/lead.ts';
import { type StopState, stopState } from '#domain/status/stop-state.ts';
import { customerOf } from '../../data/customer/customers.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { type StopToken, stoppedUntil } from '../../data/mail/unsubscribes.ts';
import { mailboxHash } from '../../runtime/mailbox-hash.ts';

async function askingOf({ lead_id, mailbox }: StopToken) {
  const lead = await leadOf(lead_id);
  const customer = lead?.customer_id === undefined ? undefined : await customerOf(lead.customer_id);
  const leads = await leadsById(customer?.lead_ids ?? [lead_id]);
  const isOfMailbox = ({ email }: Lead) => email !== undefined && mailboxHash(email) === mailbox;
  return { customer, leads: [...leads.values()].filter(isOfMailbox) };
}

/** What has become of what a link ends. */
export async function stateOfStop(token: StopToken): Promise<StopState> {
  const [asking, stopped] = await Promise.all([askingOf(token), stoppedUntil(token)]);
  return stopState(token, asking, stopped);
}
