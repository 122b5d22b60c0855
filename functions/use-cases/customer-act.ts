import type { Lead } from '#domain/lead.ts';
import type { Refusal } from '#domain/refusal.ts';
import { maxActsPerDay, oneMoreAct } from '#domain/status/act-limit.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { AppError } from '../runtime/app-error.ts';
import type { Call } from '../runtime/pipeline.ts';
import { actOnce, type DecidedAct } from './act-once.ts';
import { publicLead } from './status/public-lead.ts';
import { showStatus } from './status/show-status.ts';
import { freshTimes } from './visit/open-times.ts';

export interface CustomersAct extends Omit<DecidedAct, 'whenTaken'> {
  readonly start?: string;
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
    const sentence = 'Your boat takes more than a day. Tell us which days work for you, and we’ll plan them.';
    return new AppError('conflict', sentence, { reason });
  }
  const sentence =
    reason === 'time-taken'
      ? 'That time was just taken. Here is what’s still open.'
      : 'That time isn’t open. Here is what is.';
  return new AppError('conflict', sentence, { reason, days: await freshTimes(lead, start, now) });
}

type Asked = { readonly slug: string } & Readonly<Record<string, unknown>>;
interface ActOptions {
  readonly isFree?: boolean;
  /** What the act is on, where that is not the page's own request. */
  readonly find?: () => Promise<Lead>;
}

type Decide = (lead: Lead) => CustomersAct | undefined | Promise<CustomersAct | undefined>;

/** `decide` answers what changes, or nothing; it throws an AppError to refuse. */
export function unseenActOfCustomer(
  { slug, ...request }: Asked,
  call: Call,
  decide: Decide,
  { isFree = false, find = () => publicLead(slug) }: ActOptions = {},
): Promise<void> {
  const { now } = call;
  const counted = async (lead: Lead): Promise<DecidedAct | undefined> => {
    const acts = oneMoreAct(lead, now);
    if (!acts && !isFree) {
      const sentence = `That’s more than ${maxActsPerDay} changes today. Please email us.`;
      throw new AppError('too-many', sentence);
    }
    const decided = await decide(lead);
    if (!decided) return undefined;
    const { start, change, ...act } = decided;
    return {
      ...act,
      // A miss counts apart: strangers who guess leave the customer their acts.
      change: act.refusal || !acts ? change : { ...change, fields: { ...change.fields, acts } },
      whenTaken: () => timeRefused(lead, start ?? now, 'time-taken', now),
    };
  };
  const busy = 'Your request is being changed right now. Please try again.';
  return actOnce({ find, request, decide: counted, busy }, call);
}

/** Shows what was committed. */
export async function actOfCustomer(
  asked: Asked,
  call: Call,
  decide: Decide,
  options?: ActOptions,
): Promise<LeadStatus> {
  await unseenActOfCustomer(asked, call, decide, options);
  return showStatus(await publicLead(asked.slug), call.now);
}
