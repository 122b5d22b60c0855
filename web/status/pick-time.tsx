import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment, formatWeekday } from '#domain/los-angeles.ts';
import { dayPriceText, priceOfDay } from '#domain/plan/plan-words.ts';
import { reachedBy } from '#domain/status/standing.ts';
import { namedDays } from '#domain/visit/named-days.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { DayWishes } from './day-wishes.tsx';
import { usePage } from './page-state.ts';
import { TimeGrid } from './time-grid.tsx';
import { MoreTimes, TimeRows } from './time-rows.tsx';
import { isAboutTime, type Trouble } from './trouble.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';
import { useLinkedStart } from './use-linked-start.ts';
import { useOpenTimes } from './use-open-times.ts';
import { firstStarts, nextStarts, noonOf, withoutGone } from './weeks.ts';

const rowCount = 3;
const maxDaysOfYes = 10;

type Mode = 'rows' | 'all' | 'days';

interface PickTimeProps {
  readonly title: string;
  readonly offerSentAt: string;
  /** The first yes says so; a time for one that was said does not. */
  readonly isYes: boolean;
  readonly children?: ReactNode;
}

function goneText(gone: readonly string[], open: readonly string[], now: string): string {
  const [first = now] = gone;
  if (gone.length === 1) return `${unbroken(formatMoment(first, now))} is no longer open.`;
  return `${open.length > 0 ? 'Some of the' : 'The'} times we offered are no longer open.`;
}

export function PickTime({ title, offerSentAt, isYes, children }: PickTimeProps) {
  const { lead, now, accept, tell } = usePage();
  const { offer, offer_answer } = lead;
  const newPrice = lead.plan?.new_price;
  const { send, pending: booking, trouble, clear } = useAct('offer-answer');
  const wish = useAct('customer-message');
  const pending = booking || wish.pending;
  const hasNamed = (offer_answer?.days ?? []).length > 0;
  const { times, trouble: timesTrouble, load, loadLater } = useOpenTimes();
  const [mode, setMode] = useState<Mode>();
  const isOffered = isYes || (offer?.sent_at ?? '') > (offer_answer?.at ?? '');
  const offered = isOffered ? (offer?.times ?? []) : [];
  /** Nothing is chosen for a customer who has just canceled: one stray tap would book it again. */
  const isAgain = lead.visits.some(({ canceled_by }) => canceled_by === 'customer');
  const [chosen, setChosen] = useState(isAgain ? undefined : offered[0]);
  const [isTouched, setIsTouched] = useState(isAgain || offered.length > 0);
  const linked = useLinkedStart('yes');
  useEffect(() => {
    if (linked === undefined) return;
    setIsTouched(true);
    setChosen(linked);
  }, [linked]);
  const [days, setDays] = useState<readonly string[]>([]);
  /** A wanted time that is gone, and what is open instead. */
  const [lost, setLost] = useState<{ readonly start: string; readonly rows: readonly string[] }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const daysTitle = hasNamed ? 'Other days, too?' : 'Which days work for you?';

  const open = withoutGone(times?.days ?? [], lead.times_gone);
  const best = (times?.suggested ?? []).filter(({ start }) => !lead.times_gone.includes(start));
  const suggested = best.length > 0 ? best.map(({ start }) => start) : firstStarts(open, rowCount);
  const reasons = (offered.length > 0 ? times?.weather : best) ?? [];
  const rows = lost?.rows ?? (offered.length > 0 ? offered : suggested.toSorted());
  const hasTimes = rows.length > 0 || open.some(({ starts }) => starts.length > 0);
  const noTimes = times !== undefined && (times.reason === 'several-days' || !hasTimes);
  const shown: Mode = noTimes ? 'days' : (mode ?? 'rows');
  const [first] = rows;
  useEffect(() => {
    if (isTouched || first === undefined) return;
    setChosen(first);
    setIsTouched(true);
  }, [isTouched, first]);
  /** Nothing else is chosen in place of a time that is gone, so that no press books another. */
  const stillOpen = new Set([
    ...rows.filter((start) => !lead.times_gone.includes(start)),
    ...open.flatMap(({ starts }) => starts),
  ]);
  const start = chosen !== undefined && stillOpen.has(chosen) ? chosen : undefined;

  const isGone = linked !== undefined && chosen === linked && times !== undefined && !stillOpen.has(linked);
  const gone: Trouble | undefined = isGone
    ? {
        title: `${formatMoment(linked, now)} is no longer open.`,
        text: 'Pick another time.',
        isOpen: true,
        mayRetry: false,
      }
    : undefined;
  const goneTimes = isOffered && !lost && !gone ? lead.times_gone : [];
  const choose = (wanted: string) => {
    clear();
    setIsTouched(true);
    setChosen(wanted);
  };
  const go = (next: Mode) => {
    clear();
    wish.clear();
    setMode(next);
    heading.current?.focus();
  };
  const book = async (wanted: string) => {
    const price = newPrice && { price: priceOfDay(newPrice, wanted) };
    const answer = await send({ answer: 'yes', offerSentAt, start: wanted, ...price });
    if (!answer) return;
    accept(answer);
    const text = answer.mailed_to ? `We’re emailing the details to ${answer.mailed_to}.` : undefined;
    const title = `You’re booked: ${formatMoment(wanted, answer.now)}.`;
    tell({ tone: 'good', title, text, since: answer.now });
  };
  /** A yes names its days once: more of them are a message. */
  const saysYes = !hasNamed && !isAgain;
  const name = async () => {
    const names = days.map((day) => formatWeekday(noonOf(day), now)).join('; ');
    const answer = saysYes
      ? await send({ answer: 'yes', offerSentAt, days: [...days] })
      : await wish.send({ message: `Days that work for me: ${names}.` });
    if (!answer) return;
    accept(answer);
    setDays((now) => now.filter((day) => !days.includes(day)));
    const text = `We’ll plan a time on your days and ${reachedBy(answer)} you.`;
    const title = isYes ? 'Thanks for saying yes.' : 'Thanks, we’ve got your days.';
    tell({ tone: 'good', title, text, since: answer.now });
  };
  const submit = () => {
    if (shown === 'days') {
      if (days.length > 0) void name();
    } else if (start !== undefined) void book(start);
  };
  // The time is gone: nothing stays chosen, so that a second tap books nothing.
  useEffect(() => {
    if (!trouble || !isAboutTime(trouble.reason) || chosen === undefined) return;
    setLost({ start: chosen, rows: nextStarts(trouble.days ?? [], chosen, rowCount) });
    setChosen(undefined);
    setMode(trouble.reason === 'several-days' ? 'days' : 'rows');
    load();
  }, [trouble, chosen, load]);

  return (
    <ActForm className="act" onSubmit={submit}>
      <div className="act__head">
        <h2 id="yes" tabIndex={-1} ref={heading}>
          {shown === 'all' ? 'More times' : shown === 'days' ? daysTitle : title}
        </h2>
        {shown !== 'rows' && !noTimes && (
          <button type="button" className="link back" onClick={() => go(shown === 'days' ? 'all' : 'rows')}>
            Back
          </button>
        )}
      </div>
      {shown === 'rows' && children}
      {shown === 'rows' && goneTimes.length > 0 && (
        <p className="quiet">{goneText(goneTimes, offered, now)} Here’s what is.</p>
      )}
      <TroubleNote trouble={trouble ?? wish.trouble ?? gone} onRetry={submit} />
      {shown === 'rows' && (
        <fieldset className="pick">
          <legend className={lost ? 'pick__still' : 'vh'}>{lost ? 'Still open right now' : 'Time'}</legend>
          <TimeRows
            starts={rows}
            hours={times?.hours}
            now={now}
            chosen={start}
            onChoose={choose}
            named={namedDays(lead, now)}
            {...(!lost && { reasons: new Map(reasons.map(({ start, why }) => [start, why])) })}
          />
          {!times && !timesTrouble && rows.length === 0 && (
            <span className="bone bone--text" role="presentation" />
          )}
          <TroubleNote trouble={rows.length === 0 ? timesTrouble : undefined} onRetry={load} />
          <MoreTimes onOpen={() => go('all')} />
        </fieldset>
      )}
      {shown === 'all' && (
        <>
          {times && (
            <TimeGrid
              days={open}
              hours={times.hours}
              now={now}
              weather={times.weather}
              chosen={start}
              onChoose={choose}
              onNearEnd={loadLater}
            />
          )}
          <TroubleNote trouble={timesTrouble} onRetry={load} />
          <p>
            <button type="button" className="link" onClick={() => go('days')}>
              None of these work? Name days that do
            </button>
          </p>
        </>
      )}
      {shown === 'days' && (
        <>
          <p>
            {hasNamed
              ? 'We’ve got your days. If others work, too, tap them.'
              : times?.reason === 'several-days'
                ? 'Your boat takes more than a day. Tap the days that work for you, and we’ll plan them.'
                : `Tap the days that work for you, and we’ll find a time and ${reachedBy(lead)} you.`}
          </p>
          <DayWishes now={now} most={maxDaysOfYes} days={days} onChange={setDays} />
        </>
      )}
      {newPrice && shown !== 'days' && <p>{dayPriceText(newPrice, start, now)}</p>}
      <div className="go">
        {shown === 'days' ? (
          <ActButton pending={pending} waits={days.length === 0}>
            {days.length === 0
              ? 'Pick one or more days'
              : `${isYes ? 'Yes, and send' : 'Send'} ${days.length === 1 ? 'this day' : `these ${days.length} days`}`}
          </ActButton>
        ) : (
          <ActButton pending={pending} waits={start === undefined}>
            {start === undefined
              ? 'Pick a time to book it'
              : unbroken(`${isYes ? 'Yes, book' : 'Book'} ${formatMoment(start, now)}`)}
          </ActButton>
        )}
      </div>
      {lead.needs_terms && (
        <p className="quiet">
          By saying yes you agree to our{' '}
          <a href="/terms" target="_blank" rel="noopener">
            terms<span className="vh"> (opens in a new tab)</span>
          </a>
          .
        </p>
      )}
    </ActForm>
  );
}
