import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import type { Visit } from '#domain/visit.ts';
import { mirroredStart } from '#domain/visit-changes.ts';
import { entryWrites } from './days.ts';
import type { LeadCondition } from './lead-records.ts';
import { entryChanges, type TakingResult, takenTimes, takeTimes } from './take-times.ts';
import type { TransactItem } from './transaction.ts';

/** What a change of a lead's visits writes on its row and on the rows of the days. */
export interface VisitWrites {
  readonly fields: LeadFields;
  /** The visits are still those that were read. */
  readonly condition: LeadCondition | undefined;
  readonly days: readonly TransactItem[];
}

const nothing: VisitWrites = { fields: {}, condition: undefined, days: [] };

/** The fields in which a lead keeps its visits; `scheduled_at` mirrors the next planned one. */
const visitFields = (lead: Lead, visits: readonly Visit[]): LeadFields => ({
  visits: [...visits],
  visits_version: (lead.visits_version ?? 0) + 1,
  scheduled_at: mirroredStart(visits) ?? null,
});

/** That nobody has changed a lead's visits since it was read. */
export const visitsAsRead = ({ visits_version }: Lead): LeadCondition =>
  visits_version === undefined
    ? { expression: 'attribute_not_exists(visits_version)' }
    : { expression: 'visits_version = :visits_read', values: { ':visits_read': visits_version } };

/** The writes of a change that takes no new time: an end, a mark, a time that was held before. */
export const visitWrites = (lead: Lead, visits: readonly Visit[] | undefined): VisitWrites =>
  visits === undefined
    ? nothing
    : {
        fields: visitFields(lead, visits),
        condition: visitsAsRead(lead),
        days: entryWrites(entryChanges(lead, visits)),
      };

/**
 * Runs a write with what a change of visits adds to it. Where it takes a time, the write runs again as long as
 * others take times of the same days; it answers the names of what was refused, `days` for the days' rows.
 */
export async function writeWithVisits(
  lead: Lead,
  visits: readonly Visit[] | undefined,
  overlap: boolean,
  write: (writes: VisitWrites) => Promise<readonly string[]>,
): Promise<TakingResult> {
  const changes = visits ? entryChanges(lead, visits) : [];
  const writes = visitWrites(lead, visits);
  if (takenTimes(changes).length > 0) {
    return takeTimes({ changes, overlap, write: (days) => write({ ...writes, days }) });
  }
  const refused = await write(writes);
  return refused.length === 0 ? { state: 'written' } : { state: 'refused', refused };
}
