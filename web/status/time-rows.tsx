import { useId } from 'react';
import { addHours, dayOf, formatMoment, formatTime } from '#domain/los-angeles.ts';
import { unbroken } from '../components/unbroken.ts';

interface TimeRowsProps {
  readonly starts: readonly string[];
  /** How long the visit takes, once that is known. */
  readonly hours: number | undefined;
  readonly now: string;
  readonly chosen: string | undefined;
  readonly onChoose: (start: string) => void;
  /** The days that the customer asked for. */
  readonly named?: readonly string[];
  /** What speaks against a start, if anything does. */
  readonly reasons?: ReadonlyMap<string, string | undefined>;
}

const dayAsked = ({ length }: readonly string[]): string =>
  length === 1 ? 'The day you asked for' : 'A day you asked for';

function hintOf(start: string, { hours, named = [], reasons }: TimeRowsProps): string {
  const until = hours === undefined ? undefined : `to ${formatTime(addHours(start, hours))}`;
  const asked = named.includes(dayOf(start)) ? dayAsked(named) : undefined;
  return [until, asked, reasons?.get(start)].filter(Boolean).join('. ');
}

export function TimeRows(props: TimeRowsProps) {
  const { starts, now, chosen, onChoose } = props;
  const name = useId();
  return starts.map((start) => (
    <label className="row" key={start}>
      <input type="radio" name={name} checked={start === chosen} onChange={() => onChoose(start)} />
      <span>
        <b>{unbroken(formatMoment(start, now))}</b>
        <small>{unbroken(hintOf(start, props))}</small>
      </span>
    </label>
  ));
}

export function MoreTimes({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button type="button" className="row row--more" onClick={onOpen}>
      More times
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M3 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
