import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import type { Visit } from '#domain/visit.ts';
import { mirroredStart } from '#domain/visit-changes.ts';
import { entryWrites } from './days.ts';
import type { LeadCondition } from './lead-records.ts';
import type { TransactItem } from './transaction.ts';
import { entryChanges } from './visit-times.ts';

/** What a change of a lead's visits writes: on its row, and on the rows of the days. */
export interface VisitWrites {
  readonly fields: LeadFields;
  /** The visits are still those that were read. */
  readonly condition: LeadCondition;
  readonly days: readonly TransactItem[];
}

/** The fields in which a lead keeps its visits; `scheduled_at` mirrors the next planned one. */
export const visitFields = (lead: Lead, visits: readonly Visit[]): LeadFields => ({
  visits: [...visits],
  visits_version: (lead.visits_version ?? 0) + 1,
  scheduled_at: mirroredStart(visits) ?? null,
});

/** That nobody has changed a lead's visits since it was read. */
export const visitsAsRead = ({ visits_version }: Lead): LeadCondition =>
  visits_version === undefined
    ? { expression: 'attribute_not_exists(visits_version)' }
    : { expression: 'visits_version = :visits_read', values: { ':visits_read': visits_version } };

/** The writes of a change that takes no new time: an end, a cancelation, a mark. */
export const visitWrites = (lead: Lead, visits: readonly Visit[]): VisitWrites => ({
  fields: visitFields(lead, visits),
  condition: visitsAsRead(lead),
  days: entryWrites(entryChanges(lead, lead.visits ?? [], visits)),
});
