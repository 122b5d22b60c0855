import { formatTime } from '#domain/los-angeles.ts';
import { InlineQuestion } from '../inline-question.tsx';
import type { Confirmed } from './send-questions.ts';
import type { LeadEmail } from './use-lead-email.ts';

interface EmailButtonProps {
  readonly label: string;
  readonly email: LeadEmail;
  readonly isNext: boolean;
  readonly isBig?: boolean;
  readonly onSent?: () => void;
}

const lookOf = (busy: boolean, isNext: boolean): string => {
  if (busy) return 'btn--busy';
  return isNext ? 'btn--main' : 'btn--line';
};

/** Sends an email; confirms inline when a second thought is worthwhile. */
export function EmailButton({ label, email, isNext, isBig = false, onSent }: EmailButtonProps) {
  const { busy, sentBefore, asked, failed } = email;
  const send = async (confirmed: Confirmed) => {
    if (await email.send(confirmed)) onSent?.();
  };
  return (
    <div className="email-button">
      <button
        type="button"
        className={`btn ${isBig ? 'btn--big' : 'btn--small'} ${lookOf(busy, isNext)}`}
        aria-disabled={busy}
        // A field that is left may show its problem, which would move the button from under the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          send({});
        }}
      >
        {busy ? 'Sending...' : label}
      </button>
      {failed !== undefined && !busy && (
        <p className="err" role="alert">
          {failed}
        </p>
      )}
      {sentBefore !== undefined && (
        <InlineQuestion
          question={`Already sent at ${formatTime(sentBefore)}. Send again?`}
          confirm="Send again"
          onConfirm={() => send({ again: true })}
          dismiss="Don’t send"
          onDismiss={email.dismiss}
        />
      )}
      {asked && (
        <InlineQuestion
          question={asked.question}
          confirm={asked.confirm}
          onConfirm={() => send(asked.confirmed)}
          dismiss={asked.dismiss}
          onDismiss={email.dismiss}
        />
      )}
    </div>
  );
}
