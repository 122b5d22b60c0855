import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useOnline } from '../use-online.ts';
import { MailTick } from './mail-tick.tsx';
import { type UnsettledRecord, useSettling } from './use-settling.ts';

interface SettleProps {
  readonly record: UnsettledRecord;
  /** Has the focus once nothing is left to settle. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Marks what a correction has left open of a paid receipt as given back, or as paid; its button then is the Undo. */
export function Settle({ record, heading }: SettleProps) {
  const { what, pending, unkept, settle, undoing } = useSettling(record);
  const isOnline = useOnline();
  const [mail, setMail] = useState(false);
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
      {!pending && !undoing && record.email !== undefined && (
        <MailTick name={record.name} isTicked={mail} onTick={setMail} />
      )}
      <button
        type="button"
        className="btn btn--line btn--small"
        ref={button}
        aria-disabled={pending}
        onClick={() => void (undoing ? undoing.undo() : settle({ mail }))}
      >
        {label()}
        <span className="vh">, {record.name}</span>
      </button>
    </>
  );
}
