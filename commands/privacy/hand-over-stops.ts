import { LeadId } from '#domain/ids.ts';
import { leadsTable, pointerKey } from '#functions/data/keys.ts';
import { giveStopToLead } from '#functions/data/mail/unsubscribes.ts';
import { isTombstone, type Row, scanRows } from '#functions/data/privacy/person-rows.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';

const [tokens, ends] = [pointerKey.unsubscribe(''), pointerKey.stopped('', '').slice(0, -1)];

/** The hash of the mailbox whose emails a row ends, or can end. */
function stoppedMailbox({ id, mailbox }: Row): string | undefined {
  const key = String(id);
  if (key.startsWith(tokens)) return String(mailbox);
  return key.startsWith(ends) ? key.slice(ends.length).split('#')[0] : undefined;
}

async function stayingLeads(erased: ReadonlySet<string>): Promise<Map<string, string>> {
  const leads = new Map<string, string>();
  for await (const row of scanRows(leadsTable)) {
    const { data: id } = LeadId.safeParse(row.id);
    if (id === undefined || erased.has(id) || isTombstone(row) || typeof row.email !== 'string') continue;
    leads.set(mailboxHash(row.email), id);
  }
  return leads;
}

/** Gives the ends of emails to a lead of the same mailbox that stays; answers the rows that go. */
export async function handOverStops(pointers: readonly Row[], leadIds: readonly string[]): Promise<Row[]> {
  if (!pointers.some(stoppedMailbox)) return [...pointers];
  const staying = await stayingLeads(new Set(leadIds));
  const gone: Row[] = [];
  for (const row of pointers) {
    const heir = staying.get(stoppedMailbox(row) ?? '');
    if (heir === undefined) gone.push(row);
    else await giveStopToLead(String(row.id), heir);
  }
  return gone;
}
