import { useId, useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { lateWords } from '#domain/status/change-words.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import { movesUsed } from '#domain/visit/move-limit.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { unbroken } from '../components/unbroken.ts';
import { focusOnArrival } from './focus-on-arrival.ts';
import { MessageForm } from './message-form.tsx';
import { usePage } from './page-state.ts';

export type Change = 'move' | 'cancel';

interface LateChangeProps {
  readonly visit: PublicVisit;
  readonly wanted: Change;
  /** Nothing else on the page is filled. */
  readonly isMain: boolean;
  readonly onDone: () => void;
  readonly onGiveUp: () => void;
}

function whyMessage(visit: PublicVisit, lead: LeadStatus, now: string): string {
  const { free_until, moves_left } = visit;
  if (free_until && now < free_until && moves_left === 0) return movesUsed.sentence;
  return `${lateWords(visit, lead)} Tell us what’s up, and we’ll work it out.`;
}

/** After the deadline, or with the moves used up, a change is a message. */
export function LateChange({ visit, wanted, isMain, onDone, onGiveUp }: LateChangeProps) {
  const { lead, now, oldLink } = usePage();
  const [change, setChange] = useState(wanted);
  const name = useId();
  const when = formatMoment(visit.start, now);
  return (
    <div className="stack">
      <h3 tabIndex={-1} ref={focusOnArrival}>
        Need to {change === 'move' ? 'move it' : 'cancel'}? Send us a note
      </h3>
      {oldLink && <p>{unbroken(oldLink)}</p>}
      <p>{unbroken(whyMessage(visit, lead, now))}</p>
      <fieldset className="two">
        <legend className="vh">I need to</legend>
        {(['move', 'cancel'] as const).map((choice) => (
          <label className="start" key={choice}>
            <input type="radio" name={name} checked={change === choice} onChange={() => setChange(choice)} />
            <b>{choice === 'move' ? 'Move it' : 'Cancel it'}</b>
          </label>
        ))}
      </fieldset>
      <MessageForm
        name={`change:${visit.start}`}
        look={isMain ? 'main' : 'line'}
        about={`I need to ${change} my appointment on ${when}.`}
        isEnoughAlone
        wish={change === 'cancel' ? { cancels: visit.start } : { moves: visit.start }}
        label="Your message"
        placeholder="The marina is moving us to another dock tomorrow."
        onSent={onDone}
      />
      <p className="quiet">
        Your appointment stays on for {unbroken(formatMoment(expectedStart(visit), now))} until you hear from
        us.{' '}
        <button type="button" className="link" onClick={onGiveUp}>
          Never mind
        </button>
      </p>
    </div>
  );
}
