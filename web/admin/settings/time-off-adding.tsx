import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { instantOf, nextDay, startOfDay } from '#domain/los-angeles.ts';
import { TimeOff } from '#domain/settings.ts';
import { FormField } from '../form-field.tsx';

interface TimeOffAddingProps {
  readonly add: (span: TimeOff) => void;
  readonly close: () => void;
}

interface Typed {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

const untyped: Typed = { firstDay: '', lastDay: '', from: '', to: '', note: '' };

/** Whole days unless a time is given, each end by itself. */
function spanOf({ firstDay, lastDay, from, to, note }: Typed): unknown {
  const last = lastDay || firstDay;
  return {
    from: from ? instantOf(`${firstDay}T${from}`) : startOfDay(firstDay),
    to: to ? instantOf(`${last}T${to}`) : startOfDay(nextDay(last)),
    ...(note.trim() && { note: note.trim() }),
  };
}

/** A form within the form: Enter adds, and sends nothing else. */
export function TimeOffAdding({ add, close }: TimeOffAddingProps) {
  const [typed, setTyped] = useState(untyped);
  const [problems, setProblems] = useState<{
    readonly firstDay?: string;
    readonly to?: string;
    readonly note?: string;
  }>({});
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('input')?.focus(), []);
  const submit = () => {
    if (typed.firstDay === '') return setProblems({ firstDay: 'Enter the first day.' });
    const { data, error } = TimeOff.safeParse(spanOf(typed));
    if (data) return add(data);
    const wrong = error.issues[0];
    setProblems(
      wrong?.path[0] === 'note' ? { note: 'At most 120 characters.' } : { to: wrong?.message ?? '' },
    );
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (event.key === 'Enter') submit();
    else close();
  };
  const input = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      const isOneDay = name === 'firstDay' && (typed.lastDay < value || typed.lastDay === typed.firstDay);
      setTyped({ ...typed, [name]: value, ...(isOneDay && { lastDay: value }) });
    },
  });
  return (
    <fieldset className="off__add" ref={group} onKeyDown={keys}>
      <legend className="lab">Time off</legend>
      <FormField
        id="off-first"
        label="First day"
        type="date"
        problem={problems.firstDay}
        {...input('firstDay')}
      />
      <FormField id="off-last" label="Last day" type="date" problem={problems.to} {...input('lastDay')} />
      <FormField id="off-from" label="From (if not all day)" type="time" {...input('from')} />
      <FormField id="off-to" label="To (if not all day)" type="time" {...input('to')} />
      <FormField
        id="off-note"
        label="Note (only you see it)"
        problem={problems.note}
        autoComplete="off"
        {...input('note')}
      />
      <div className="btn-row">
        <button type="button" className="btn btn--line btn--small" onClick={submit}>
          Add to the list
        </button>
        <button type="button" className="adm-link" onClick={close}>
          Not now
        </button>
      </div>
    </fieldset>
  );
}
