import { useState } from 'react';
import type { LeadQuery } from '../data/lead-query.ts';
import { serverNow } from '../data/server-clock.ts';
import { dateWords } from './filter-words.ts';
import type { ChangeQuery } from './use-lead-query.ts';

interface DateFilterProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
}

/** First and last day of creation, in Los Angeles. */
export function DateFilter({ query, change }: DateFilterProps) {
  const [open, setOpen] = useState(false);
  const isSet = query.from !== '' || query.to !== '';
  return (
    <>
      <button
        type="button"
        className={isSet ? 'chip chip--on' : 'chip'}
        aria-expanded={open}
        aria-controls="date-filter"
        onClick={() => setOpen(!open)}
      >
        {dateWords(query, serverNow())}
      </button>
      <div className="dates" id="date-filter" hidden={!open}>
        <label>
          From
          <input
            className="ctl"
            type="date"
            name="from"
            max={query.to || undefined}
            value={query.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </label>
        <label>
          To
          <input
            className="ctl"
            type="date"
            name="to"
            min={query.from || undefined}
            value={query.to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </label>
        {isSet && (
          <button type="button" className="adm-link" onClick={() => change({ from: '', to: '' })}>
            Clear dates
          </button>
        )}
      </div>
    </>
  );
}
