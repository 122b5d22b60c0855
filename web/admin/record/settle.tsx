import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { dayOf } from '#domain/los-angeles.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useOnline } from '../use-online.ts';
import { MailTick } from './mail-tick.tsx';
import { howNames, hows } from './money-words.ts';
import { type UnsettledRecord, useSettling } from './use-settling.ts';

interface SettleProps {
  readonly record: UnsettledRecord;
  /** Has the focus once nothing is left to settle. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Marks what a correction has left open of a paid receipt as given back, or as paid; its button then is the Undo. */
export function Settle({ record, heading }: SettleProps) {
  const { what, pending, unkept, settle, undoing } = useSettling(record);
  const id = useId();
  const isOnline = useOnline();
  const today = dayOf(useServerNow());
  const [how, setHow] = useState<(typeof hows)[number]>();
  const [chosen, choose] = useState<string>();
  const day = chosen ?? today;
  const [mail, setMail] = useState(false);
  const isDay = day !== '' && day <= today;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      if (document.activeElement === button.current) heading.current?.focus({ preventScroll: true });
    },
    [heading],
  );
  const label = () => {
    if (undoing) return 'Undo';
    if (pending) return isOnline ? 'Saving...' : 'Waits on this device';
    return `Mark ${what}`;
  };
  return (
    <>
      <span className="vh" role="status">
        {undoing && 'You can undo it for ten seconds.'}
      </span>
      {undoing && <span>{undoing.text}</span>}
      {unkept !== undefined && (
        <span className="warn" role="status">
          {unkept}
        </span>
      )}
      {!pending && !undoing && (
        <>
          <span className="mo-settle">
            <label className="lab" htmlFor={`${id}-how`}>
              How
            </label>
            <select
              id={`${id}-how`}
              className="ctl"
              value={how ?? ''}
              onChange={({ target }) => setHow(hows.find((way) => way === target.value))}
            >
              <option value="">Not said</option>
              {hows.map((way) => (
                <option key={way} value={way}>
                  {howNames[way]}
                </option>
              ))}
            </select>
          </span>
          <span className="mo-settle">
            <label className="lab" htmlFor={`${id}-day`}>
              On
            </label>
            <input
              id={`${id}-day`}
              className="ctl"
              type="date"
              max={today}
              value={day}
              aria-invalid={!isDay}
              onChange={({ target }) => choose(target.value)}
            />
          </span>
          {!isDay && (
            <span className="warn" role="status">
              {day === '' ? 'Choose the day.' : 'The day can’t be in the future.'}
            </span>
          )}
          {record.email !== undefined && <MailTick name={record.name} isTicked={mail} onTick={setMail} />}
        </>
      )}
      <button
        type="button"
        className="btn btn--line btn--small"
        ref={button}
        aria-disabled={pending || !(isDay || undoing)}
        onClick={() => {
          if (undoing) void undoing.undo();
          else if (isDay) void settle({ how, paid_on: day, mail });
        }}
      >
        {label()}
        <span className="vh">, {record.name}</span>
      </button>
    </>
  );
}
