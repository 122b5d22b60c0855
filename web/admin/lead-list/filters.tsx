import { type Ref, useCallback, useState } from 'react';
import { type LeadQuery, planChoices, sortings } from '../data/lead-query.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadsPage } from '../data/use-leads.ts';
import { Chip } from './chip.tsx';
import { DateFilter } from './date-filter.tsx';
import { filterWords } from './filter-words.ts';
import { SearchBox } from './search-box.tsx';
import { StatusChips } from './status-chips.tsx';
import type { ChangeQuery } from './use-lead-query.ts';

interface FiltersProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
  readonly page: LeadsPage | undefined;
  readonly searchBox: Ref<HTMLInputElement>;
}

/** Every filter lives in the URL; on a phone they collapse behind one button. */
export function Filters({ query, change, page, searchBox }: FiltersProps) {
  const [open, setOpen] = useState(false);
  // A whole search is one history step, however often the debounce fires.
  const search = useCallback((q: string) => change({ q }, { replace: query.q !== '' }), [change, query.q]);
  const set = filterWords(query, serverNow());
  return (
    <search className="filters" aria-label="Leads">
      <div className="filters__row">
        <SearchBox ref={searchBox} q={query.q} onSearch={search} />
        <button
          type="button"
          className={`chip filters__fold${set.length > 0 ? ' chip--on' : ''}`}
          aria-expanded={open}
          aria-controls="filters-more"
          onClick={() => setOpen(!open)}
        >
          <span>{set.length > 0 ? `Filters: ${set.join(', ')}` : 'Filters'}</span>
        </button>
      </div>
      <div className={open ? 'filters__more filters__more--open' : 'filters__more'} id="filters-more">
        <div className="filters__row">
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
      </div>
    </search>
  );
}
