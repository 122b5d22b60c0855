import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { leadOf } from '../data/lead/leads.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { actOnce } from './act-once.ts';
import { foundLead, workableLead } from './found-lead.ts';

/** `decide` may throw an AppError to refuse; `mailed` is false for a customer without an address. */
export async function actOfAdmin(
  { id, ...request }: { readonly id: string } & Readonly<Record<string, unknown>>,
  call: AdminCall,
  decide: (lead: Lead) => LeadChange | Promise<LeadChange>,
  photos: readonly string[] = [],
): Promise<{ lead: Lead; mailed: boolean }> {
  await actOnce(
    {
      find: async () => workableLead(await leadOf(id)),
      request,
      decide: async (found) => ({ change: await decide(found), photos }),
    },
    call,
  );
  const lead = foundLead(await leadOf(id));
  return { lead, mailed: lead.email !== undefined };
}
