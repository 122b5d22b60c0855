import { useState } from 'react';
import { formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import type { LeadQuery } from './lead-query.ts';
import type { ChangeQuery } from './use-lead-query.ts';

const shown = (day: string): string => formatShortDay(startOfDay(day), new Date().toISOString());

function words({ from, to }: LeadQuery): string {
  if (from && to) return `${shown(from)} to ${shown(to)}`;
  if (from) return `Since ${shown(from)}`;
  return to ? `Until ${shown(to)}` : 'Any date';
}

interface DateFilterProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
}

/** First and last day of creation, in Los Angeles; folded away until wanted. */
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
        {words(query)}
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
            Any date
          </button>
        )}
      </div>
    </>
  );
}
