import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { mirroredStart } from '#domain/visit/visit-changes.ts';
import { wishesSettled } from '#domain/visit/written-wish.ts';
import type { LeadCondition } from '../lead-records.ts';
import type { TransactItem } from '../transaction.ts';
import { entryWrites } from './day-row.ts';
import { entryChanges, needsDays, type Overlap, type TakingResult, takeTimes } from './take-times.ts';

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
  ...wishesSettled(lead, visits),
});

export const visitsAsRead = ({ visits_version }: Lead): LeadCondition =>
  visits_version === undefined
    ? { expression: 'attribute_not_exists(visits_version)' }
    : { expression: 'visits_version = :visits_read', values: { ':visits_read': visits_version } };

/** The writes of a change that takes no new time: an end, a mark, a time that was held before, another place. */
export const visitWrites = (
  lead: Lead,
  visits: readonly Visit[] | undefined,
  leadAfter = lead,
): VisitWrites =>
  visits === undefined
    ? nothing
    : {
        fields: visitFields(lead, visits),
        condition: visitsAsRead(lead),
        days: entryWrites(entryChanges(lead, visits, leadAfter)),
      };

interface VisitsChange {
  readonly visits: readonly Visit[] | undefined;
  readonly leadAfter: Lead;
  readonly overlap: Overlap;
}

/** Taking a time is tried again while others take times of those days. Answers what was refused, or `days`. */
export async function writeWithVisits(
  lead: Lead,
  { visits, leadAfter, overlap }: VisitsChange,
  write: (writes: VisitWrites) => Promise<readonly string[]>,
): Promise<TakingResult> {
  const changes = visits ? entryChanges(lead, visits, leadAfter) : [];
  const writes = visitWrites(lead, visits, leadAfter);
  if (needsDays(changes)) {
    return takeTimes({ changes, overlap, write: (days) => write({ ...writes, days }) });
  }
  const refused = await write(writes);
  return refused.length === 0 ? { state: 'written' } : { state: 'refused', refused };
}
