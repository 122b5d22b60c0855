import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { leadOf } from '../data/lead/leads.ts';
import type { TransactItem } from '../data/transaction.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { actOnce } from './act-once.ts';
import { foundLead, workableLead } from './found-lead.ts';

interface ActParts {
  readonly photos?: readonly string[];
  /** Rows that are written with the change. */
  readonly beside?: (lead: Lead, change: LeadChange) => Readonly<Record<string, TransactItem>>;
}

/** `decide` may throw an AppError to refuse; `mailed` is false for a customer without an address. */
export async function actOfAdmin(
  { id, ...request }: { readonly id: string } & Readonly<Record<string, unknown>>,
  call: AdminCall,
  decide: (lead: Lead) => LeadChange | Promise<LeadChange>,
  { photos = [], beside }: ActParts = {},
): Promise<{ lead: Lead; mailed: boolean }> {
  await actOnce(
    {
      find: async () => workableLead(await leadOf(id)),
      request,
      decide: async (found) => {
        const change = await decide(found);
        return { change, photos, ...(beside && { beside: beside(found, change) }) };
      },
    },
    call,
  );
  const lead = foundLead(await leadOf(id));
  return { lead, mailed: lead.email !== undefined };
}
