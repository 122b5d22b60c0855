import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { dayOf } from '#domain/los-angeles.ts';
import type { TimeOff } from '#domain/settings.ts';
import { serverNow } from '../data/server-clock.ts';
import { metWords, useVisitsMet } from '../data/use-visits-met.ts';
import type { SettingsFormState } from './settings-form-state.ts';
import { timeOffWords } from './settings-words.ts';
import { TimeOffAdding } from './time-off-adding.tsx';

function VisitsMet({ off, now }: { readonly off: TimeOff; readonly now: string }) {
  const [first, ...others] = useVisitsMet(off);
  if (!first) return null;
  return (
    <p>
      {metWords([first, ...others], now)} Once this is saved, you can offer{' '}
      {others.length === 0 ? 'a move' : 'all of them a move'} from the{' '}
      <Link className="adm-link" to={`/admin/calendar?${new URLSearchParams({ day: dayOf(first.start) })}`}>
        calendar
      </Link>
      .
    </p>
  );
}

const isSame = (one: TimeOff, other: TimeOff): boolean => one.from === other.from && one.to === other.to;

/** The list of time off, soonest first, with those that are over folded away. */
export function TimeOffField({ form }: { readonly form: SettingsFormState }) {
  const { field } = useController({ control: form.control, name: 'time_off' });
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<TimeOff>();
  const open = useRef<HTMLButtonElement>(null);
  const now = serverNow();
  const [over, ahead] = [field.value.filter(({ to }) => to <= now), field.value.filter(({ to }) => to > now)];
  const remove = (span: TimeOff) => {
    field.onChange(field.value.filter((other) => other !== span));
    open.current?.focus();
  };
  const add = (span: TimeOff) => {
    field.onChange([...field.value, span].sort((a, b) => a.from.localeCompare(b.from)));
    setAdded(span);
    close();
  };
  const close = () => {
    setAdding(false);
    // It stands there again once the form has gone.
    requestAnimationFrame(() => open.current?.focus());
  };
  const list = (spans: readonly TimeOff[]) => (
    <ul className="off">
      {spans.map((span) => (
        <li key={`${span.from} ${span.to}`}>
          <span>
            {timeOffWords(span, now)}
            {span.note && <small>{span.note}</small>}
          </span>
          <button type="button" className="adm-link" onClick={() => remove(span)}>
            Remove<span className="vh"> {timeOffWords(span, now)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {ahead.length === 0 && <p className="off__none">No time off is planned.</p>}
      {list(ahead)}
      {over.length > 0 && (
        <details className="lead__more">
          <summary>Over ({over.length})</summary>
          {list(over)}
        </details>
      )}
      <div role="status">
        {added && field.value.some((span) => isSame(span, added)) && <VisitsMet off={added} now={now} />}
      </div>
      {isAdding ? (
        <TimeOffAdding add={add} close={close} />
      ) : (
        <button ref={open} type="button" className="btn btn--line btn--small" onClick={() => setAdding(true)}>
          Add time off
        </button>
      )}
    </>
  );
}
