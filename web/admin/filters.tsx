import { type Ref, useCallback } from 'react';
import { Chip } from './chip.tsx';
import { DateFilter } from './date-filter.tsx';
import { type LeadQuery, sortings } from './lead-query.ts';
import { SearchBox } from './search-box.tsx';
import { StatusChips } from './status-chips.tsx';
import type { ChangeQuery } from './use-lead-query.ts';
import type { LeadsPage } from './use-leads.ts';

interface FiltersProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
  readonly page: LeadsPage | undefined;
  readonly searchBox: Ref<HTMLInputElement>;
}

const planChoices = [
  ['', 'Any plan'],
  ['true', 'Has plan'],
  ['false', 'No plan'],
] as const;

/** Search, sort and filters. All of them are in the address. */
export function Filters({ query, change, page, searchBox }: FiltersProps) {
  // One search is one step for Back, however often the typing rests.
  const search = useCallback((q: string) => change({ q }, { replace: query.q !== '' }), [change, query.q]);
  return (
    <search className="filters" aria-label="Leads">
      <div className="filters__row">
        <SearchBox ref={searchBox} q={query.q} onSearch={search} />
        <select
          className="ctl"
          name="sort"
          aria-label="Sort"
          value={query.sorting.label}
          onChange={(event) =>
            change({ sorting: sortings.find(({ label }) => label === event.target.value) ?? sortings[0] })
          }
        >
          {sortings.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
        <select
          className="ctl"
          name="hasPlan"
          aria-label="Plan interest"
          value={query.hasPlan}
          onChange={(event) =>
            change({ hasPlan: planChoices.find(([value]) => value === event.target.value)?.[0] ?? '' })
          }
        >
          {planChoices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Chip
          pressed={query.quarantined}
          onPress={() => change({ quarantined: !query.quarantined, statuses: [] })}
        >
          Quarantine
        </Chip>
        <DateFilter query={query} change={change} />
      </div>
      <StatusChips query={query} change={change} totals={page?.totals} />
    </search>
  );
}
