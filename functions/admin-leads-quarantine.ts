import { adminLeads } from '#domain/operations/admin-leads.ts';
import { mayBeQuarantined } from '#domain/quarantine.ts';
import { leadOf } from './data/leads.ts';
import { quarantineLead } from './data/quarantine.ts';
import { noteEdits } from './data/recent-edits.ts';
import { newEntry, putEntry } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';

/** Leads that are worked on at the same time. */
const atOnce = 10;

/** Whether the lead is in quarantine in the end, through this call or before it. */
async function quarantine(id: string, admin: string, now: string): Promise<boolean> {
  const lead = await leadOf(id);
  if (!lead) return false;
  if (lead.quarantined) return true;
  if (!mayBeQuarantined(lead)) return false;
  const entry = newEntry({ lead_id: id, status: 'Moved to quarantine', is_public: false }, admin, now);
  return quarantineLead(lead, now, putEntry(entry));
}

export const handler = adminOperation('admin-leads-quarantine', adminLeads, async (input, { admin, now }) => {
  const ids = [...new Set(input.ids)];
  await noteEdits(ids, now);
  let quarantined = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const group = ids.slice(from, from + atOnce);
    const outcomes = await Promise.all(group.map((id) => quarantine(id, admin, now)));
    quarantined += outcomes.filter(Boolean).length;
  }
  return { quarantined };
});
