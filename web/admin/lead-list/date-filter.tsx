import { useState } from 'react';
import { isKnownDay } from '#domain/los-angeles.ts';
import type { LeadQuery } from '../data/lead-query.ts';
import { serverNow } from '../data/server-clock.ts';
import { dateWords } from './filter-words.ts';
import type { ChangeQuery } from './use-lead-query.ts';

interface DateFilterProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
}

interface DayFieldProps {
  readonly label: string;
  readonly name: 'from' | 'to';
  /** `''` for none. */
  readonly day: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onTake: (day: string) => void;
}

/** A year passes through days long past while it is typed: they stay in the field. */
function DayField({ label, name, day, min, max, onTake }: DayFieldProps) {
  const [draft, setDraft] = useState({ typed: day, over: day });
  if (draft.over !== day) setDraft({ typed: day, over: day });
  return (
    <label>
      {label}
      <input
        className="ctl"
        type="date"
        name={name}
        min={min}
        max={max}
        value={draft.typed}
        onChange={({ target: { value } }) => {
          setDraft({ typed: value, over: day });
          if (value === '' || isKnownDay(value)) onTake(value);
        }}
        onBlur={() => setDraft({ typed: day, over: day })}
      />
    </label>
  );
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
        <DayField
          label="From"
          name="from"
          day={query.from}
          max={query.to || undefined}
          onTake={(from) => change({ from })}
        />
        <DayField
          label="To"
          name="to"
          day={query.to}
          min={query.from || undefined}
          onTake={(to) => change({ to })}
        />
        {isSet && (
          <button type="button" className="adm-link" onClick={() => change({ from: '', to: '' })}>
            Clear dates
          </button>
        )}
      </div>
    </>
  );
}
