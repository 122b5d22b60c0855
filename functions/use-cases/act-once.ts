import { setTimeout as sleep } from 'node:timers/promises';
import type { Lead } from '#domain/lead.ts';
import { changeAfter, type LeadChange } from '#domain/lead-change.ts';
import { bodyHash } from '../data/body-hash.ts';
import { claimedPhotos, earlierAct, rememberedAct } from '../data/customer-acts.ts';
import { writeEdit } from '../data/lead-edits.ts';
import { AppError } from '../runtime/app-error.ts';
import { requiredKey } from '../runtime/idempotency-key.ts';
import type { Call } from '../runtime/pipeline.ts';
import { timeTaken } from './time-taken.ts';

/** What is done with a lead; `photos` are new uploads. */
export interface DecidedAct {
  readonly change: LeadChange;
  readonly photos?: readonly string[];
  /** The error for a time that others took in the meantime. */
  readonly whenTaken?: () => Promise<AppError>;
  /** The change is written, but it is no answer: the same key may be used again. */
  readonly refusal?: AppError;
}

interface ActOnce {
  /** The lead as it is now; throws an AppError when it cannot be acted on. */
  readonly find: () => Promise<Lead>;
  readonly request: Readonly<Record<string, unknown>>;
  /** Says what changes, or nothing; throws an AppError to refuse. */
  readonly decide: (lead: Lead) => DecidedAct | undefined | Promise<DecidedAct | undefined>;
  /** How often an act that met another change looks at the lead again. */
  readonly attempts: number;
  /** The sentence when others change the lead all that time. */
  readonly busy: string;
}

/**
 * Does something with a lead once per Idempotency-Key. The change, the emails
 * that it owes and the key are written together, and only if nothing else has changed the lead since it was read.
 */
export async function actOnce(
  { find, request, decide, attempts, busy }: ActOnce,
  { idempotencyKey, now }: Pick<Call, 'idempotencyKey' | 'now'>,
): Promise<void> {
  const key = requiredKey(idempotencyKey);
  const requestHash = bodyHash(request);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const lead = await find();
    const act = { leadId: lead.id, key, requestHash };
    const earlier = await earlierAct(act);
    if (earlier === 'same') return;
    if (earlier === 'another')
      throw new AppError('conflict', 'This request key was used for something else.');
    // What is refused for a lead that was changed meanwhile is looked at again: the same act may have been done.
    const hasChanged = async () => (await find()).updated_at !== lead.updated_at;
    let decided: DecidedAct | undefined;
    try {
      decided = await decide(lead);
    } catch (refused) {
      if (!(refused instanceof AppError) || !(await hasChanged())) throw refused;
      continue;
    }
    if (!decided) return;
    const { change, photos = [], whenTaken, refusal } = decided;
    const once = refusal ? undefined : rememberedAct(act, now);
    const beside = { once, photos: claimedPhotos(lead.id, photos) };
    const result = await writeEdit(lead, changeAfter(lead, change, now), now, { beside });
    if (refusal && result.state === 'written') throw refusal;
    if (result.state === 'written') return;
    if (result.state === 'taken') {
      if (await hasChanged()) continue;
      throw await (whenTaken?.() ?? timeTaken(result.conflicts));
    }
    if (result.refused.includes('photos')) {
      throw new AppError('invalid', 'A photo belongs to another request.');
    }
    await sleep(10 * attempt * Math.random());
  }
  throw new AppError('conflict', busy);
}
