import { type FormEvent, useState } from 'react';
import { dayOf, formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { WarningMark } from '../../components/warning-mark.tsx';
import { samePressMs } from '../data/use-undo.ts';
import { FormField } from '../form-field.tsx';
import { MailTick } from './mail-tick.tsx';
import { howNames, hows } from './money-words.ts';
import type { HowPaid } from './use-payment.ts';
import '../../styles/admin-choice.css';

export interface MarkPaidProps {
  readonly record: Pick<MoneyRecord, 'name' | 'email' | 'total' | 'done_at' | 'worked_at'>;
  readonly now: string;
  readonly busy: boolean;
  /** Answers why it didn’t come about. */
  readonly onMark: (paid: HowPaid) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** How and when a receipt was paid. The bar with the button says what the customer will see. */
export function MarkPaid({ record, now, busy, onMark, onClose }: MarkPaidProps) {
  const today = dayOf(now);
  const [how, setHow] = useState<HowPaid['how']>();
  const [paidOn, setPaidOn] = useState(today);
  const [mail, setMail] = useState(false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [first = record.name] = record.name.split(' ');
  const isDay = paidOn !== '' && paidOn <= today;
  const { done_at, worked_at = done_at } = record;
  const [asked, ask] = useState<{ readonly day: string; readonly at: number }>();
  const isEarly = isDay && paidOn < dayOf(worked_at);
  const isAsked = isEarly && asked?.day === paidOn;
  const isUnchosen = isTried && how === undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (how === undefined) return event.currentTarget.querySelector('input')?.focus();
    if (!isDay) return;
    const at = event.timeStamp;
    if (isEarly && !isAsked) return ask({ day: paidOn, at });
    if (isAsked && at - asked.at < samePressMs) return;
    setFailure(undefined);
    setFailure(await onMark({ how, paid_on: paidOn, mail }));
  };
  const asks = `That’s before the job was done, ${formatShortDay(worked_at, now)}. Keep it?`;
  const dayProblem = paidOn === '' ? 'Choose the day.' : 'The day can’t be in the future.';
  const dayHint = isTried ? '' : dayProblem;
  const willSay = isDay
    ? `${first}’s page will say paid${how ? ` (${howNames[how].toLowerCase()})` : ''}, ${formatShortDay(startOfDay(paidOn), now)}.`
    : dayHint;
  const label = () => {
    if (busy) return 'Saving...';
    return isAsked ? 'Keep it' : `Mark ${formatCents(record.total)} paid`;
  };
  return (
    <form
      className="mo-how"
      noValidate
      aria-label={`Mark paid, ${record.name}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <fieldset className="choice" aria-describedby={isUnchosen ? 'how-problem' : undefined}>
        <legend className="lab">Paid how?</legend>
        {hows.map((way) => (
          <label key={way}>
            <input type="radio" name="how" value={way} checked={how === way} onChange={() => setHow(way)} />
            {howNames[way]}
          </label>
        ))}
      </fieldset>
      {isUnchosen && (
        <span className="err" id="how-problem" role="alert">
          <WarningMark />
          Choose how it was paid.
        </span>
      )}
      <FormField
        id="paid_on"
        label="On which day?"
        type="date"
        max={today}
        value={paidOn}
        problem={isTried && !isDay ? dayProblem : undefined}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      {record.email !== undefined && <MailTick name={record.name} isTicked={mail} onTick={setMail} />}
      <div className="mo-bar">
        <p role="status" className={failure && 'warn'}>
          {failure ?? (isAsked ? asks : willSay)}
        </p>
        <div className="btn-row">
          <button type="button" className="btn btn--line" onClick={onClose}>
            Not yet
          </button>
          <button type="submit" className="btn btn--main" aria-disabled={busy}>
            {label()}
          </button>
        </div>
      </div>
    </form>
  );
}
