import { useId, useState } from 'react';
import { formatTime } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import type { Late } from '#domain/visit/visit.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isLateUnsent } from '../device/waiting-act.ts';
import { smsHref } from '../lead/sms-href.ts';
import { useOnline } from '../use-online.ts';
import { emailedInTimeText, lateStarts } from './today-words.ts';
import { lateText } from './visit-texts.ts';

interface RunningLateProps {
  readonly visit: TodayVisit;
  readonly now: string;
  readonly isOff: boolean;
  /** The soonest that one can be there, where the jobs before are known to hold one up. */
  readonly heldUp?: string | undefined;
  readonly onSay: (late: {
    readonly about?: string;
    readonly why?: string;
    readonly mail: boolean;
  }) => Promise<boolean>;
}

function saidText({ about, on_again }: Late, isUnsent: boolean): string {
  if (isUnsent) return about ? `Late, not sent yet: about ${formatTime(about)}` : 'Late, not sent yet';
  if (about) return `You said late: about ${formatTime(about)}`;
  return on_again ? 'On again, no new time told' : 'Late, no new time told';
}

/** Says that one is late, and about when one comes: by email, or by a text where there is no address. */
export function RunningLate({ visit, now, isOff, heldUp, onSay }: RunningLateProps) {
  const { id: visitId, start, late, name, email, phone } = visit;
  const id = useId();
  const [about, setAbout] = useState('');
  const [why, setWhy] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isUnsent = isLateUnsent(visitId, useWaiting().acts);
  const isOnline = useOnline();
  const said = { ...(about && { about }), ...(why.trim() && { why: why.trim() }) };
  const look = 'btn btn--line';
  const say = async () => {
    if (!isOff && (await onSay({ ...said, mail: email !== undefined }))) setOpen(false);
  };
  return (
    <details className="late" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="adm-link">{late ? saidText(late, isUnsent) : 'Running late?'}</summary>
      <p className="field">
        <label htmlFor={`${id}-about`}>New start, about</label>
        <select id={`${id}-about`} value={about} onChange={(event) => setAbout(event.target.value)}>
          <option value="">I don’t know yet</option>
          {lateStarts(start, now, heldUp).map((instant) => (
            <option key={instant} value={instant}>
              {formatTime(instant)}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-why`}>Why (optional)</label>
        <input
          id={`${id}-why`}
          value={why}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setWhy(event.target.value)}
        />
      </p>
      {!isOnline && email !== undefined && <p className="xs">{emailedInTimeText('That you’re late')}</p>}
      {email === undefined && phone !== undefined ? (
        <a className={look} href={smsHref(phone, lateText(visit, said))} aria-disabled={isOff} onClick={say}>
          Text {shortName(name)}
        </a>
      ) : (
        <button type="button" className={look} aria-disabled={isOff} onClick={say}>
          {email === undefined ? 'Show it on their page' : `Email ${shortName(name)}`}
        </button>
      )}
    </details>
  );
}
