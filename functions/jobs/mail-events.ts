import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Lead } from '#domain/lead.ts';
import { goesToOwner } from '#domain/mail/mail-kinds.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { newEntry } from '#domain/timeline.ts';
import { leadOf } from '../data/lead/leads.ts';
import { noteOnMail } from '../data/mail/mail-notes.ts';
import { fateOf, type MailFate } from '../mail/mail-event.ts';
import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { causeOf, log } from '../runtime/log.ts';
import { aboutLead } from '../runtime/log-context.ts';
import { recordMail } from '../runtime/metric.ts';

/** Undefined for the plain text that Amazon sends to test a new destination. */
function eventIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** False for emails to the owner, or to an address that was corrected since. */
const isCustomers = ({ kind, address }: MailFate, { email }: Lead): boolean =>
  !goesToOwner(kind) && email !== undefined && mailboxKey(email) === mailboxKey(address);

async function writeDown(fate: MailFate, lead: Lead): Promise<boolean> {
  const { kind, status, note, at, entryId } = fate;
  const text = goesToOwner(kind) ? `${note} It went to the owner's mailbox.` : note;
  const entry = newEntry({ lead_id: lead.id, status, note: text, is_public: false }, 'system', at);
  const mail_problem = isCustomers(fate, lead) ? fate.problem : undefined;
  return noteOnMail(lead, { mail_problem }, { ...entry, id: entryId }, clock.now());
}

async function take(body: string): Promise<void> {
  const event = eventIn(body);
  if (event === undefined) return log.info('a message that is no event');
  const fate = fateOf(event);
  if (!fate) return log.info('an event that changes nothing');
  aboutLead(fate.leadId);
  const lead = await leadOf(fate.leadId);
  if (!lead) return log.info('an event about a lead that is gone');
  if (!(await writeDown(fate, lead))) return log.info('an event that was known');
  recordMail('mailsReturned', fate.kind);
  log.warn(goesToOwner(fate.kind) ? 'mail to the owner returned' : 'mail to the customer returned');
}

/** Records bounces, complaints and rejections for the admin. */
export const handler = job('mail-events', async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body } of Records) {
    try {
      await take(body);
    } catch (error) {
      // One failed event must not stop the others; the queue retries it.
      log.error('mail event not taken', { cause: causeOf(error) });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
});
