import type { Lead } from '#domain/lead.ts';
import { changeAfter, type LeadChange } from '#domain/lead-change.ts';
import type { TimeClash } from '#domain/visit/day-row.ts';
import { bodyHash } from '../data/body-hash.ts';
import { earlierAct, rememberedAct, takenPhotos } from '../data/lead/customer-acts.ts';
import { writeEdit } from '../data/lead/lead-edits.ts';
import type { TransactItem } from '../data/transaction.ts';
import { AppError } from '../runtime/app-error.ts';
import { requiredKey } from '../runtime/idempotency-key.ts';
import { again } from '../runtime/look-again.ts';
import type { Call } from '../runtime/pipeline.ts';
import { untilWritten } from './change-again.ts';
import { timeTaken } from './time-taken.ts';

export interface DecidedAct {
  readonly change: LeadChange;
  readonly photos?: readonly string[];
  /** Rows written with the lead, on conditions of their own: one that is refused is decided anew. */
  readonly beside?: Readonly<Record<string, TransactItem>>;
  /** The time that it takes may overlap others. */
  readonly overlap?: boolean | undefined;
  readonly whenTaken?: (conflicts: readonly TimeClash[]) => Promise<AppError>;
  /** The change is written, but it is no answer: the same key may be used again. */
  readonly refusal?: AppError;
}

interface ActOnce {
  /** The lead as it is now; throws an AppError when it cannot be acted on. */
  readonly find: () => Promise<Lead>;
  readonly request: Readonly<Record<string, unknown>>;
  /** Says what changes, or nothing; throws an AppError to refuse. */
  readonly decide: (lead: Lead) => DecidedAct | undefined | Promise<DecidedAct | undefined>;
  readonly busy?: string | undefined;
  readonly attempts?: number | undefined;
}

/** Change, emails owed and key are written together, and only if nothing has changed the lead since it was read. */
export async function actOnce(
  { find, request, decide, busy, attempts }: ActOnce,
  { idempotencyKey, now }: Pick<Call, 'idempotencyKey' | 'now'>,
): Promise<void> {
  const key = requiredKey(idempotencyKey);
  const requestHash = bodyHash(request);
  // What is refused for a lead that was changed meanwhile is looked at again: the same act may have been done.
  const hasChanged = async (lead: Lead) => (await find()).updated_at !== lead.updated_at;

  await untilWritten(
    {
      read: find,
      busy,
      attempts,
      decide: async (lead) => {
        const earlier = await earlierAct({ leadId: lead.id, key, requestHash });
        if (earlier === 'same') return undefined;
        if (earlier) throw new AppError('conflict', 'This request key was used for something else.');
        try {
          return await decide(lead);
        } catch (refused) {
          if (refused instanceof AppError && (await hasChanged(lead))) return again;
          throw refused;
        }
      },
      write: async (
        lead,
        { change, photos = [], beside: more, overlap = false, whenTaken = timeTaken, refusal },
      ) => {
        const once = refusal ? undefined : rememberedAct({ leadId: lead.id, key, requestHash }, now);
        const beside = { ...more, once, photos: takenPhotos(lead.id, photos) };
        const result = await writeEdit(lead, changeAfter(lead, change, now), now, { overlap, beside });
        if (result.state === 'written') {
          if (refusal) throw refusal;
          return;
        }
        if (result.state === 'taken') {
          if (await hasChanged(lead)) return again;
          throw await whenTaken(result.conflicts);
        }
        if (!result.refused.includes('photos')) return again;
        throw new AppError('invalid', 'A photo belongs to another request.');
      },
    },
    now,
  );
}
