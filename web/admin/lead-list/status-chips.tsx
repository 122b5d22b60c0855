import { type Status, statuses, statusFilterLabels } from '#domain/statuses.ts';
import type { LeadQuery } from '../data/lead-query.ts';
import type { LeadsPage } from '../data/use-leads.ts';
import { Chip } from './chip.tsx';
import type { ChangeQuery } from './use-lead-query.ts';

interface StatusChipsProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
  readonly totals: LeadsPage['totals'] | undefined;
}

const toggled = (chosen: readonly Status[], status: Status): readonly Status[] =>
  chosen.includes(status) ? chosen.filter((other) => other !== status) : [...chosen, status];

export function StatusChips({ query, change, totals }: StatusChipsProps) {
  const counts = totals?.by_status;
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 'loading';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own
    <div className="chips" role="group" aria-label="Filter by status">
      <Chip pressed={query.statuses.length === 0} onPress={() => change({ statuses: [] })} count={all}>
        All
      </Chip>
      {statuses.map((status) => (
        <Chip
          key={status}
          pressed={query.statuses.includes(status)}
          onPress={() => change({ statuses: toggled(query.statuses, status) })}
          count={counts ? (counts[status] ?? 0) : 'loading'}
        >
          {statusFilterLabels[status]}
        </Chip>
      ))}
    </div>
  );
}
