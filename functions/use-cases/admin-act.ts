import { setTimeout as sleep } from 'node:timers/promises';
import { IdempotencyKey } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { instantAfter, type LeadChange } from '#domain/lead-change.ts';
import { bodyHash } from '../data/body-hash.ts';
import { claimedPhotos, earlierAct, rememberedAct } from '../data/customer-acts.ts';
import { writeEdit } from '../data/lead-edits.ts';
import { leadOf } from '../data/leads.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { foundLead, workableLead } from './found-lead.ts';

/** How often an act that met another change looks at the lead again. */
const attempts = 6;

/**
 * Does something of the owner's that is emailed to the customer as an owed email, once per key. `decide` looks at
 * the lead as it is, says what changes and throws an AppError to refuse. `mailed` is false for a customer without
 * an address.
 */
export async function actOfAdmin(
  { id, ...request }: { readonly id: string } & Readonly<Record<string, unknown>>,
  { idempotencyKey, now }: AdminCall,
  decide: (lead: Lead) => LeadChange | Promise<LeadChange>,
  photos: readonly string[] = [],
): Promise<{ lead: Lead; mailed: boolean }> {
  const key = IdempotencyKey.safeParse(idempotencyKey);
  if (!key.success) throw new AppError('invalid', 'A valid Idempotency-Key header is needed.');
  const act = { leadId: id, key: key.data, requestHash: bodyHash(request) };
  const answer = (lead: Lead) => ({ lead, mailed: lead.email !== undefined });
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const lead = workableLead(await leadOf(id));
    const earlier = await earlierAct(act);
    if (earlier === 'same') return answer(lead);
    if (earlier === 'another')
      throw new AppError('conflict', 'This request key was used for something else.');
    const beside = { once: rememberedAct(act, now), photos: claimedPhotos(id, photos) };
    const change = await decide(lead);
    const next: LeadChange = {
      ...change,
      fields: { ...change.fields, updated_at: instantAfter(lead, now) },
      asRead: ['updated_at', 'mail_claim'],
    };
    const result = await writeEdit(lead, next, now, { beside });
    if (result.state === 'written') return answer(foundLead(await leadOf(id)));
    if (result.state === 'changed' && result.refused.includes('photos')) {
      throw new AppError('invalid', 'A photo belongs to another request.');
    }
    await sleep(10 * attempt * Math.random());
  }
  throw new AppError('conflict', 'Somebody else is changing this lead. Please try again.');
}
