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
  /** The day that the customer asked for. */
  readonly wished?: string | undefined;
}

function hintOf(start: string, hours: number | undefined, wished: string | undefined): string {
  const until = hours === undefined ? undefined : `to ${formatTime(addHours(start, hours))}`;
  const asked = dayOf(start) === wished ? 'The day you asked for' : undefined;
  return [until, asked].filter(Boolean).join('. ');
}

/** A few times, one row each. */
export function TimeRows({ starts, hours, now, chosen, onChoose, wished }: TimeRowsProps) {
  const name = useId();
  return starts.map((start) => (
    <label className="row" key={start}>
      <input type="radio" name={name} checked={start === chosen} onChange={() => onChoose(start)} />
      <span>
        <b>{unbroken(formatMoment(start, now))}</b>
        <small>{unbroken(hintOf(start, hours, wished))}</small>
      </span>
    </label>
  ));
}

/** Leads to all open times. */
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
