import { useState } from 'react';
import { formatMoment, formatShortDay, formatWeekday, instantOf, startOfDay } from '#domain/los-angeles.ts';
import { firstName } from '#domain/message/greeting-name.ts';
import { maxOfferedTimes } from '#domain/offer/sent-offer.ts';
import { serverNow } from '../data/server-clock.ts';
import { type LeadTimes, useTimes } from '../data/use-times.ts';
import { Field } from '../field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { asksForTime, setTime, tickedTimes, toggled } from '../lead/offer-draft.ts';

/** What goes out with the price: up to three times, the best ones ticked already, and a note. */
export function OfferTimesAndNote({ context }: { readonly context: LeadContext }) {
  const { lead, drafts, keep } = context;
  const { offer = {} } = drafts;
  const set = setTime(lead, serverNow());
  if (!asksForTime(lead) && set === undefined) return null;
  return (
    <div className="offer-form">
      {set === undefined ? <OfferTimes context={context} /> : <SetTime leadId={lead.id} start={set} />}
      <Field id="offer-note" label="Note in the offer" hint="Optional. It goes out with the price.">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={offer.note ?? ''}
            onChange={({ currentTarget }) => keep({ offer: { ...offer, note: currentTarget.value } })}
          />
        )}
      </Field>
    </div>
  );
}

function SetTime({ leadId, start }: { readonly leadId: string; readonly start: string }) {
  const { gone = [] } = useTimes(leadId).data ?? {};
  const when = formatMoment(start, serverNow());
  return gone.includes(start) ? (
    <p className="lead__warn">
      {when}, the time under Scheduled, is no longer open. Set another, or clear it.
    </p>
  ) : (
    <p className="lead__note">
      An offer that you send now names {when}, the time under Scheduled. Their yes books it.
    </p>
  );
}

function OfferTimes({ context }: { readonly context: LeadContext }) {
  const { data, isError, refetch } = useTimes(context.lead.id);
  if (!data && isError) {
    return (
      <p className="lead__warn">
        The open times didn’t load, so an offer goes out without them.{' '}
        <button type="button" className="adm-link" onClick={() => refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return <p role="status">Looking for open times</p>;
  if (data.reason) {
    return (
      <p className="lead__note">
        This takes more than a day, so no times are included. The customer will say which days work.
      </p>
    );
  }
  if (data.suggested.length === 0) {
    return <p className="lead__note">No time is open in the next three weeks, so none is included.</p>;
  }
  return <TimesToTick context={context} times={data} />;
}

function TimesToTick({ context, times }: { readonly context: LeadContext; readonly times: LeadTimes }) {
  const { offer = {} } = context.drafts;
  const now = serverNow();
  const ticked = tickedTimes(offer, times.suggested);
  const listed = [...new Set([...times.suggested, ...ticked])].sort();
  const reasons = new Map(times.ranked.map(({ start, why }) => [start, why]));
  const isFull = ticked.length === maxOfferedTimes;
  const toggle = (start: string) => context.keep({ offer: { ...offer, times: toggled(ticked, start) } });
  return (
    <fieldset className="offer-times">
      <legend>Times to offer</legend>
      {times.closed?.map(({ day, why, start }) => (
        <p key={day} className="lead__note">
          {firstName(context.lead.full_name)} named {formatShortDay(startOfDay(day), now)}: {why}.
          {start !== undefined && !isFull && !listed.includes(start) && (
            <>
              {' '}
              <button type="button" className="adm-link" onClick={() => toggle(start)}>
                Offer {formatMoment(start, now)}
              </button>
            </>
          )}
        </p>
      ))}
      {listed.map((start) => (
        <label key={start} className="check">
          <input
            type="checkbox"
            checked={ticked.includes(start)}
            disabled={isFull && !ticked.includes(start)}
            onChange={() => toggle(start)}
          />
          <span>
            {formatMoment(start, now)}
            {reasons.get(start) !== undefined && <small>{reasons.get(start)}</small>}
          </span>
        </label>
      ))}
      {isFull ? (
        <p className="lead__note">Three at most. Drop one to offer another.</p>
      ) : (
        <>
          <OtherTime days={times.days} listed={listed} onAdd={toggle} />
          <OwnTime listed={listed} onAdd={toggle} />
        </>
      )}
      {ticked.length === 0 && <p className="lead__note">The customer can still pick from all open times.</p>}
    </fieldset>
  );
}

interface OtherTimeProps {
  readonly days: LeadTimes['days'];
  readonly listed: readonly string[];
  readonly onAdd: (start: string) => void;
}

/** The open times that are not listed yet. A button takes one: arrow keys alone change a closed list. */
function OtherTime({ days, listed, onAdd }: OtherTimeProps) {
  const [start, setStart] = useState('');
  const now = serverNow();
  return (
    <div className="offer-times__other">
      <label htmlFor="offer-other">Another open time</label>
      <select
        id="offer-other"
        className="ctl"
        value={start}
        onChange={({ currentTarget }) => setStart(currentTarget.value)}
      >
        <option value="">Choose</option>
        {days.map(({ day, starts }) => {
          const others = starts.filter((other) => !listed.includes(other));
          const [first] = others;
          return (
            first !== undefined && (
              <optgroup key={day} label={formatWeekday(first, now)}>
                {others.map((other) => (
                  <option key={other} value={other}>
                    {formatMoment(other, now)}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </select>
      <button
        type="button"
        className="btn btn--line btn--small"
        onClick={() => {
          if (start === '') return;
          onAdd(start);
          setStart('');
        }}
      >
        Add
      </button>
    </div>
  );
}

/** A time that customers can’t choose by themselves. The server refuses one that meets another visit. */
function OwnTime({ listed, onAdd }: Pick<OtherTimeProps, 'listed' | 'onAdd'>) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const start = typed === '' ? '' : instantOf(typed.slice(0, 16));
    if (start <= serverNow()) return setProblem('Set a day and time to come.');
    if (!listed.includes(start)) onAdd(start);
    setTyped('');
  };
  return (
    <div className="offer-times__other">
      <label htmlFor="offer-own">A time of your own</label>
      <input
        id="offer-own"
        className="ctl"
        type="datetime-local"
        value={typed}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'offer-own-problem'}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          setTyped(currentTarget.value);
        }}
      />
      <button type="button" className="btn btn--line btn--small" onClick={add}>
        Offer it
      </button>
      {problem !== undefined && (
        <p className="err" id="offer-own-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
