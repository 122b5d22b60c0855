import { mayBeQuarantined } from '#domain/booking/quarantine-rules.ts';
import { leadQuarantined } from '#domain/lead/quarantine-changes.ts';
import type { Editor } from '#domain/lead-change.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf } from './data/lead/leads.ts';
import { quarantineLead } from './data/lead/quarantine.ts';
import { noteEdits } from './data/search/recent-edits.ts';
import { adminOperation } from './runtime/admin-operation.ts';

const atOnce = 10;

/** True if the lead is quarantined afterwards, by this call or before it. */
async function quarantine(id: string, editor: Editor): Promise<boolean> {
  const lead = await leadOf(id);
  if (!lead) return false;
  if (lead.quarantined) return true;
  return mayBeQuarantined(lead) && quarantineLead(lead, leadQuarantined(lead, editor), editor.now);
}

export const handler = adminOperation('admin-leads-quarantine', adminLeads, async (named, call) => {
  const ids = [...new Set(named.ids)];
  await noteEdits(ids, call.now);
  let quarantined = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const group = ids.slice(from, from + atOnce);
    const outcomes = await Promise.all(group.map((id) => quarantine(id, call)));
    quarantined += outcomes.filter(Boolean).length;
  }
  return { quarantined };
});
