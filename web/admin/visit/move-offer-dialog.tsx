import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { serverNow } from '../data/server-clock.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import type { MoveToOffer } from './move-to-offer.ts';
import { untilTheyChoose } from './until-they-choose.ts';
import { type MoveReason, useMoveReasons } from './use-move-reasons.ts';
import { useOfferMove } from './use-offer-move.ts';
import { type OfferedTimes, useOfferedTimes } from './use-offered-times.ts';
import { WhyField } from './why-field.tsx';
import '../../styles/admin-move-offer.css';

interface MoveOfferDialogProps {
  readonly offer: MoveToOffer | undefined;
  readonly onClose: () => void;
}

/** Offers other times for one visit or several, of which each customer chooses. */
export function MoveOfferDialog({ offer, onClose }: MoveOfferDialogProps) {
  return (
    <Dialog.Root open={offer !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop move-offer"
          {...useReturnedFocus(focusContent)}
          aria-describedby={undefined}
        >
          <Dialog.Title>Offer a move</Dialog.Title>
          {offer && <MoveOfferForm offer={offer} onSent={onClose} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface MoveOfferFormProps {
  readonly offer: MoveToOffer;
  readonly onSent: () => void;
}

function MoveOfferForm({ offer: { visits, chosen: first }, onSent }: MoveOfferFormProps) {
  const [chosen, setChosen] = useState(first);
  const meant = visits.filter(({ id }) => chosen.includes(id));
  const { reasons, whyOf, write } = useMoveReasons(meant);
  const [isChecked, setIsChecked] = useState(false);
  const offered = useOfferedTimes(meant);
  const { busy, send } = useOfferMove(onSent);
  const ready = meant.flatMap((visit) => {
    const times = (offered.get(visit.id)?.times ?? []).map(({ start }) => start);
    return times.length > 0 ? [{ visit, times, why: whyOf(visit) }] : [];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = reasons.findIndex(({ why }) => why.trim() === '');
    if (missing >= 0) {
      setIsChecked(true);
      document.getElementById(whyId(missing))?.focus();
      return;
    }
    if (isReady) send(ready);
  };
  const isReady = ready.length > 0 && ready.length === meant.length;
  return (
    <form className="move-offer__form" noValidate onSubmit={submit}>
      <p>{untilTheyChoose(meant)} Moving is free for them.</p>
      {reasons.map((reason, index) => (
        <MoveWhy
          key={reason.known}
          id={whyId(index)}
          reason={reason}
          isOnly={reasons.length === 1}
          isChecked={isChecked}
          onWrite={(why) => write(reason, why)}
        />
      ))}
      <fieldset className="move-offer__visits">
        <legend>Visits</legend>
        {visits.map((visit) => (
          <VisitChoice
            key={visit.id}
            visit={visit}
            offered={offered.get(visit.id)}
            isChosen={chosen.includes(visit.id)}
            onToggle={() =>
              setChosen((last) =>
                last.includes(visit.id) ? last.filter((id) => id !== visit.id) : [...last, visit.id],
              )
            }
          />
        ))}
      </fieldset>
      <div className="btn-row">
        <button
          type="submit"
          className={`btn btn--small ${busy ? 'btn--busy' : 'btn--main'}`}
          aria-disabled={busy || !isReady}
        >
          {busy ? 'Sending...' : sendText(meant)}
        </button>
        <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
      </div>
    </form>
  );
}

const whyId = (index: number): string => `move-why-${index}`;

interface MoveWhyProps {
  readonly id: string;
  readonly reason: MoveReason;
  readonly isOnly: boolean;
  readonly isChecked: boolean;
  readonly onWrite: (why: string) => void;
}

/** Each customer reads why their own visit should move, so there is a sentence for each cause. */
function MoveWhy({ id, reason: { names, why }, isOnly, isChecked, onWrite }: MoveWhyProps) {
  const to = isOnly ? '' : `, to ${names.join(', ')}`;
  const problem = isChecked && why.trim() === '' ? 'Say why, in one sentence.' : undefined;
  return <WhyField label={`Why, in one sentence${to}`} {...{ id, problem, why, onWrite }} />;
}

const sendText = (meant: readonly CalendarVisit[]): string => {
  const [only] = meant;
  if (!only) return 'Choose a visit';
  if (meant.length > 1) return `Send to ${meant.length} customers`;
  return only.no_email ? `Put them on ${only.name}’s page` : `Send to ${only.name}`;
};

interface VisitChoiceProps {
  readonly visit: CalendarVisit;
  readonly offered: OfferedTimes | undefined;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function VisitChoice({ visit, offered, isChosen, onToggle }: VisitChoiceProps) {
  const { name, start, weather, no_email } = visit;
  const now = serverNow();
  return (
    <div>
      <label className="check">
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          {name}, {formatMoment(start, now)}
          {weather?.warning && <span className="warn">{weather.warning}</span>}
        </span>
      </label>
      {isChosen && <Offered offered={offered} hasNoEmail={no_email === true} now={now} />}
    </div>
  );
}

interface OfferedProps {
  readonly offered: OfferedTimes | undefined;
  readonly hasNoEmail: boolean;
  readonly now: string;
}

/** What a customer would be offered, and what speaks against a time. */
function Offered({ offered, hasNoEmail, now }: OfferedProps) {
  const reasons = (offered?.times ?? []).filter(({ why }) => why !== undefined);
  return (
    <div className="move-offer__times" role="status">
      <p>{timesText(offered, hasNoEmail, now)}</p>
      {reasons.map(({ start, why }) => (
        <p key={start}>
          {formatMoment(start, now)}: {why}
        </p>
      ))}
    </div>
  );
}

function timesText(offered: OfferedTimes | undefined, hasNoEmail: boolean, now: string): string {
  if (offered?.isFailed) return 'The open times didn’t load. Close this and try again.';
  const times = offered?.times;
  if (!times) return 'Looking for open times';
  if (times.length === 0) return 'Nothing is open in the three weeks after. Leave this one out.';
  const means = hasNoEmail ? 'On their page, there’s no email' : 'Email with';
  return `${means}: ${times.map(({ start }) => formatMoment(start, now)).join('; ')}.`;
}
