import type { Lead } from '../lead.ts';
import { isByCustomer } from '../lead-change.ts';
import type { TimelineEntry } from '../timeline.ts';
import { canceledByOwner } from '../visit/canceled-by-owner.ts';
import type { Visit } from '../visit/visit.ts';

export const textOpened = 'Text message opened';

/** How the text begins that asks for it. */
export const readyQuestion = 'Is your boat ready for us';

/** When a text that asks a customer whether the boat is ready was last opened to be sent. Entries are newest first. */
export const askedReadyAt = (entries: readonly TimelineEntry[]): string | undefined =>
  entries.find(({ status, note }) => status === textOpened && note?.includes(readyQuestion))?.created_at;

/** When a customer was last texted, or did something on their page, which says what stands. Entries are newest first. */
export const knewAt = (entries: readonly TimelineEntry[]): string | undefined =>
  entries.find((entry) => entry.status === textOpened || isByCustomer(entry))?.created_at;

/** Whether somebody who can only be texted has not been told of what was done at `since`. */
export const isUntold = (
  { email, phone_e164 }: Pick<Lead, 'email' | 'phone_e164'>,
  since: string,
  knownAt: string | undefined,
): boolean => email === undefined && phone_e164 !== undefined && (knownAt === undefined || knownAt < since);

/** The visits that the owner called off without a word to somebody who can only be texted. */
export const canceledUntold = (
  lead: Pick<Lead, 'status' | 'visits' | 'email' | 'phone_e164'>,
  knownAt: string | undefined,
  now: string,
): Visit[] =>
  lead.status === 'COMPLETED'
    ? []
    : canceledByOwner(lead.visits ?? [], now).filter(({ ended_at = now }) =>
        isUntold(lead, ended_at, knownAt),
      );
