import { setTimeout as sleep } from 'node:timers/promises';
import { mostActsPerDay, oneMoreAct } from '#domain/act-limit.ts';
import { IdempotencyKey } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { instantAfter, type LeadChange } from '#domain/lead-change.ts';
import type { LeadStatus } from '#domain/lead-status.ts';
import type { Refusal } from '#domain/refusal.ts';
import { bodyHash } from '../data/body-hash.ts';
import { claimedPhotos, earlierAct, rememberedAct } from '../data/customer-acts.ts';
import { writeEdit } from '../data/lead-edits.ts';
import { AppError } from '../runtime/app-error.ts';
import type { Call } from '../runtime/pipeline.ts';
import { freshTimes } from './open-times.ts';
import { publicLead } from './public-lead.ts';
import { showStatus } from './show-status.ts';

/** How often an act that met another change looks at the lead again. */
const attempts = 10;

/** What a customer does with a lead; `start` is the time that it takes, `photos` are new uploads. */
export interface DecidedAct {
  readonly change: LeadChange;
  readonly start?: string;
  readonly photos?: readonly string[];
  /** The change is written, but it is no answer: the same key may be used again. */
  readonly refusal?: AppError;
}

export function unlessRefused(refusal: Refusal | undefined): void {
  if (refusal) throw new AppError('conflict', refusal.sentence, { reason: refusal.reason });
}

/** The error for a time that cannot be had, with those that can. */
export async function timeRefused(
  lead: Lead,
  start: string,
  reason: 'time-taken' | 'not-open' | 'several-days',
  now: string,
): Promise<AppError> {
  if (reason === 'several-days') {
    const sentence = 'Your boat takes more than a day. Tell us which days suit, and we’ll plan them.';
    return new AppError('conflict', sentence, { reason });
  }
  const sentence =
    reason === 'time-taken'
      ? 'That time was just taken. Here is what’s still open.'
      : 'That time isn’t open. Here is what is.';
  return new AppError('conflict', sentence, { reason, days: await freshTimes(lead, start, now) });
}

const changedMeanwhile = () =>
  new AppError('conflict', 'Your request is being changed right now. Please try again.');

/**
 * Does what a customer asks for through the status page, once per key, and answers the page as it is then. `decide`
 * looks at the lead as it is and says what changes, or nothing; it throws an AppError to refuse. The act and the
 * emails that it owes are written together: the page shows what was committed, mailed or not.
 */
export async function actOfCustomer(
  { slug, ...request }: { readonly slug: string } & Readonly<Record<string, unknown>>,
  { idempotencyKey, now }: Call,
  decide: (lead: Lead) => DecidedAct | undefined | Promise<DecidedAct | undefined>,
): Promise<LeadStatus> {
  const key = IdempotencyKey.safeParse(idempotencyKey);
  if (!key.success) throw new AppError('invalid', 'A valid Idempotency-Key header is needed.');
  const requestHash = bodyHash(request);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const lead = await publicLead(slug);
    const act = { leadId: lead.id, key: key.data, requestHash };
    const earlier = await earlierAct(act);
    if (earlier === 'same') return showStatus(lead, now);
    if (earlier === 'another')
      throw new AppError('conflict', 'This request key was used for something else.');
    const acts = oneMoreAct(lead, now);
    if (!acts) {
      const sentence = `That’s more than ${mostActsPerDay} changes today. Please write to us by email.`;
      throw new AppError('too-many', sentence);
    }
    const decided = await decide(lead);
    if (!decided) return showStatus(lead, now);
    const { change, start, photos = [], refusal } = decided;
    // One change at a time: whatever else happens to the lead makes this look at it again.
    const counted: LeadChange = {
      ...change,
      fields: { ...change.fields, acts, updated_at: instantAfter(lead, now) },
      asRead: ['updated_at', 'mail_claim'],
    };
    const once = refusal ? undefined : rememberedAct(act, now);
    const beside = { once, photos: claimedPhotos(lead.id, photos) };
    const result = await writeEdit(lead, counted, now, { beside });
    if (refusal && result.state === 'written') throw refusal;
    if (result.state === 'written') return showStatus(await publicLead(slug), now);
    if (result.state === 'taken') throw await timeRefused(lead, start ?? now, 'time-taken', now);
    if (result.refused.includes('photos')) {
      throw new AppError('invalid', 'A photo belongs to another request.');
    }
    await sleep(10 * attempt * Math.random());
  }
  throw changedMeanwhile();
}
