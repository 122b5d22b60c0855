import { useCallback, useRef } from 'react';
import { terms } from '#domain/business.ts';
import { capitalized, uncapitalized } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { paidWays } from '#domain/record/record-words.ts';
import { undoMs } from '../device/waiting-act.ts';
import type { Finish } from './use-finish.ts';

interface SendBarProps {
  readonly finish: Finish;
  /** In cents. */
  readonly total: number;
  readonly who: string;
  readonly hasEmail: boolean;
  /** Nobody is emailed: there is no address, or a correction without its tick. */
  readonly isQuiet: boolean;
  readonly isOnline: boolean;
  /** Without a line it is kept here, and goes out later. */
  readonly canWait: boolean;
  readonly goesOut: string;
  readonly hasPhotos: boolean;
  /** Send was pressed over a line or discount that is typed and not saved. */
  readonly isBlocked: boolean;
  readonly onPress: () => void;
}

const isCorrection = ({ draft }: Finish): boolean => draft.version !== undefined;

function offlineText({ finish, who, isQuiet, canWait }: SendBarProps): string {
  if (!canWait) return 'What’s here is kept on this phone. Send it once you’re back online.';
  if (isQuiet) return 'What you press is saved on this phone, and sent once you have signal.';
  const goes = `Goes to ${who} once you have signal.`;
  return isCorrection(finish)
    ? goes
    : `${goes} From then on they have ${terms.complaintHours} hours to tell you if something isn’t right.`;
}

function sayOf(props: SendBarProps): string {
  const { finish, who, hasEmail, isQuiet, isOnline, hasPhotos, isBlocked } = props;
  if (isBlocked) return 'What you typed above isn’t on the bill yet. Save it or close it first.';
  if (finish.unkept) return finish.unkept;
  if (finish.isUnsent) return 'Not sent yet. Look it over and send it again.';
  if (!isOnline) return offlineText(props);
  if (isCorrection(finish) && hasEmail)
    return isQuiet
      ? `${capitalized(who)}’s page shows it at once. No email.`
      : `Emails ${who} the new receipt.`;
  return isQuiet
    ? `${capitalized(who)} left no email address, so you’ll tell them yourself.`
    : `${capitalized(who)} gets ${hasPhotos ? 'the photos and ' : ''}the receipt, and has ${terms.complaintHours} hours to tell you if something isn’t right.`;
}

const focusNew = (button: HTMLButtonElement | null) => button?.focus();

export function SendBar(props: SendBarProps) {
  const { finish, total, who, isQuiet, isOnline, canWait, goesOut, isBlocked, onPress } = props;
  const { secondsLeft, isSending, draft } = finish;
  const wasUndone = useRef(false);
  const focusAgain = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !wasUndone.current) return;
    wasUndone.current = false;
    button.focus();
  }, []);
  const isOff = isSending || draft.lines.length === 0 || (!isOnline && !canWait);
  if (secondsLeft !== undefined) {
    return (
      <div className="bar send send--going">
        <i aria-hidden="true" style={{ '--left': (secondsLeft * 1000) / undoMs }} />
        <p>
          <b>
            {isQuiet || !isOnline ? 'Saving' : `Going to ${who}`} in {secondsLeft}{' '}
            {secondsLeft === 1 ? 'second' : 'seconds'}
          </b>
          <br />
          <span className="xs">{goesOut}</span>
        </p>
        <button
          type="button"
          className="btn"
          ref={focusNew}
          onClick={() => {
            wasUndone.current = true;
            void finish.undo();
          }}
        >
          Undo
        </button>
      </div>
    );
  }
  const label = () => {
    if (isSending) return 'Sending...';
    if (isCorrection(finish)) return isQuiet ? 'Save the correction' : 'Save and send';
    if (isQuiet) return 'Finish';
    return !isOnline && canWait ? 'Finish, send later' : 'Finish and send';
  };
  return (
    <div className="bar send">
      <p className="xs" role={finish.isUnsent || finish.unkept || isBlocked ? 'status' : undefined}>
        {sayOf(props)}
      </p>
      <p className="sum2">
        <b>{formatCents(total)}</b>
        <span className="xs quiet">with tax{draft.how && `, ${uncapitalized(paidWays[draft.how])}`}</span>
      </p>
      <button
        type="button"
        ref={focusAgain}
        className={`btn ${isSending ? 'btn--busy' : 'btn--main'}`}
        aria-disabled={isOff}
        onClick={() => !isOff && onPress()}
      >
        {label()}
      </button>
    </div>
  );
}
