import { formatTime } from '#domain/los-angeles.ts';
import { InlineQuestion } from '../inline-question.tsx';
import type { LeadEmail } from './use-lead-email.ts';

interface EmailButtonProps {
  readonly label: string;
  readonly email: LeadEmail;
  /** Highlights the button as the lead's next step. */
  readonly isNext: boolean;
}

const lookOf = (busy: boolean, isNext: boolean): string => {
  if (busy) return 'btn--busy';
  return isNext ? 'btn--main' : 'btn--line';
};

/** Sends an email; confirms inline when a second thought is worthwhile. */
export function EmailButton({ label, email, isNext }: EmailButtonProps) {
  const { busy, sentBefore, isPast } = email;
  return (
    <div className="email-button">
      <button
        type="button"
        className={`btn btn--small ${lookOf(busy, isNext)}`}
        aria-disabled={busy}
        onClick={() => email.send({})}
      >
        {busy ? 'Sending...' : label}
      </button>
      {sentBefore !== undefined && (
        <InlineQuestion
          question={`Already sent at ${formatTime(sentBefore)}. Send again?`}
          confirm="Send again"
          onConfirm={() => email.send({ again: true })}
          dismiss="Don’t send"
          onDismiss={email.dismiss}
        />
      )}
      {isPast && (
        <InlineQuestion
          question="That time is in the past. Send anyway?"
          confirm="Send anyway"
          onConfirm={() => email.send({ past: true })}
          dismiss="Don’t send"
          onDismiss={email.dismiss}
        />
      )}
    </div>
  );
}
