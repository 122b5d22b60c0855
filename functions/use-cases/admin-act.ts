import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { leadOf } from '../data/leads.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { actOnce } from './act-once.ts';
import { foundLead, workableLead } from './found-lead.ts';

/**
 * Does something of the owner's that is emailed to the customer as an owed email, once per key. `decide` looks at
 * the lead as it is, says what changes and throws an AppError to refuse. `mailed` is false for a customer without
 * an address.
 */
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
      attempts: 6,
      busy: 'Somebody else is changing this lead. Please try again.',
    },
    call,
  );
  const lead = foundLead(await leadOf(id));
  return { lead, mailed: lead.email !== undefined };
}
