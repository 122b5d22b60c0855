import type { Editor } from '#domain/lead-change.ts';
import { leadQuarantined } from '#domain/quarantine-changes.ts';
import { mayBeQuarantined } from '#domain/quarantine-rules.ts';
import { leadOf } from '../data/leads.ts';
import { quarantineLead } from '../data/quarantine.ts';
import { noteEdits } from '../data/recent-edits.ts';

const atOnce = 10;

/** True if the lead is quarantined afterwards, by this call or before it. */
async function quarantine(id: string, editor: Editor): Promise<boolean> {
  const lead = await leadOf(id);
  if (!lead) return false;
  if (lead.quarantined) return true;
  return mayBeQuarantined(lead) && quarantineLead(lead, leadQuarantined(lead, editor), editor.now);
}

/** Quarantines leads that nobody has worked on; returns how many of the named ones are quarantined. */
export async function quarantineLeads(named: readonly string[], editor: Editor): Promise<number> {
  const ids = [...new Set(named)];
  await noteEdits(ids, editor.now);
  let quarantined = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const group = ids.slice(from, from + atOnce);
    const outcomes = await Promise.all(group.map((id) => quarantine(id, editor)));
    quarantined += outcomes.filter(Boolean).length;
  }
  return quarantined;
}
