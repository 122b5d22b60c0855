import type { Lead } from '#domain/lead.ts';
import { leadRestored } from '#domain/quarantine-changes.ts';
import { leadOf } from '../data/leads.ts';
import { owedBeforeQuarantine, restoreLead } from '../data/quarantine.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { foundLead } from './found-lead.ts';

export async function restoreFromQuarantine(id: string, call: AdminCall): Promise<Lead> {
  const before = foundLead(await leadOf(id));
  if (!before.quarantined) return before;
  const owed = await owedBeforeQuarantine(id);
  await restoreLead(before, leadRestored(before, owed, call), call.now);
  const lead = foundLead(await leadOf(id));
  // A concurrent restore did the same; but parts of an expired lead may be gone.
  if (lead.quarantined) throw new AppError('conflict', 'This lead is being deleted right now.');
  return lead;
}
