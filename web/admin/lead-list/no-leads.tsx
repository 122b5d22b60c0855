import { quarantineDays } from '#domain/booking/quarantine-end.ts';
import { isFiltered, type LeadQuery, noFilter } from '../data/lead-query.ts';
import type { ChangeQuery } from './use-lead-query.ts';

interface NoLeadsProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
  readonly total: number;
}

export function NoLeads({ query, change, total }: NoLeadsProps) {
  if (total > 0) {
    return (
      <div className="blank">
        <p>There’s no page {query.page}.</p>
        <button type="button" className="btn btn--line btn--small" onClick={() => change({ page: 1 })}>
          Back to page 1
        </button>
      </div>
    );
  }
  if (isFiltered(query)) {
    return (
      <div className="blank">
        <p>No leads match these filters.</p>
        <button type="button" className="btn btn--line btn--small" onClick={() => change(noFilter)}>
          Clear filters
        </button>
      </div>
    );
  }
  if (query.quarantined) {
    return (
      <div className="blank">
        <p>Quarantine is empty. Requests that look like spam stay here for {quarantineDays} days.</p>
      </div>
    );
  }
  return (
    <div className="blank">
      <p>No leads yet. New requests will show up here as soon as they come in.</p>
    </div>
  );
}
