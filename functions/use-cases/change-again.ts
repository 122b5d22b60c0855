import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { changesCalendar, leftVisitClaim, settledLead } from '#domain/mail/mail-claim.ts';
import { writeEdit } from '../data/lead/lead-edits.ts';
import { settleClaim } from '../data/mail/left-claims.ts';
import type { Overlap } from '../data/visit/take-times.ts';
import { AppError } from '../runtime/app-error.ts';
import { again, lookAgain } from '../runtime/look-again.ts';
import { timeTaken } from './time-taken.ts';

/** Others changed the lead each time that it was looked at. */
const leadIsBusy = 'This request is being changed elsewhere right now. Try again in a moment.';

interface Steps<Decided extends { readonly change: LeadChange }, Written> {
  /** The lead as it has just been read, where it has. */
  readonly seen?: Lead;
  /** The lead as it is now; throws an AppError when it cannot be changed. */
  readonly read: () => Promise<Lead>;
  /** Says what changes, or nothing; throws an AppError to refuse. */
  readonly decide: (
    lead: Lead,
  ) => Decided | undefined | typeof again | Promise<Decided | undefined | typeof again>;
  /** Writes it, on the condition that the lead is as it was read. */
  readonly write: (lead: Lead, decided: Decided) => Promise<Written | typeof again>;
  /** The sentence when others change the lead all that time. */
  readonly busy?: string | undefined;
  /** How often it looks at most, where many take from one row. */
  readonly attempts?: number | undefined;
}

/**
 * Changes a lead by what it is when it is written. An email that was left behind may have told the customer of
 * another time: that is settled before the visits' calendar entries change. Undefined when nothing was to be done.
 */
export function untilWritten<Decided extends { readonly change: LeadChange }, Written>(
  { seen, read, decide, write, busy = leadIsBusy, attempts }: Steps<Decided, Written>,
  now: string,
): Promise<Written | undefined> {
  let known = seen;
  return lookAgain<Written | undefined>(
    async () => {
      const found = known ?? (await read());
      known = undefined;
      const lead = settledLead(found, now);
      const decided = await decide(lead);
      if (decided === again || decided === undefined) return decided;
      const left = leftVisitClaim(found, now);
      if (!left || !changesCalendar(found, decided.change)) return write(lead, decided);
      await settleClaim(found, left, now);
      return again;
    },
    () => {
      throw new AppError('conflict', busy);
    },
    attempts,
  );
}

/** Writes a change for `untilWritten`; one that is refused is decided anew, unless others have its time. */
export async function writeOrAgain(
  lead: Lead,
  change: LeadChange,
  now: string,
  overlap: Overlap = false,
): Promise<undefined | typeof again> {
  const result = await writeEdit(lead, change, now, { overlap });
  if (result.state === 'taken') throw await timeTaken(result.conflicts);
  return result.state === 'written' ? undefined : again;
}
