import { formatMoment } from '#domain/los-angeles.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import { KeepTogether } from './keep-together.tsx';
import { usePage } from './page-state.ts';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';

interface CancelPanelProps {
  readonly visit: PublicVisit;
  /** Nothing else on the page is filled. */
  readonly isMain: boolean;
  readonly onDone: () => void;
  readonly onGiveUp: () => void;
}

/** Asks once, with a reason if the customer likes. */
export function CancelPanel({ visit, isMain, onDone, onGiveUp }: CancelPanelProps) {
  const { now, accept, tell } = usePage();
  const { text, write } = useDraft(`cancel:${visit.start}`);
  const { send, pending, trouble } = useAct('visit-cancel');
  const when = formatMoment(visit.start, now);
  const cancel = async () => {
    const reason = text.trim();
    const answer = await send({ visitStart: visit.start, ...(reason && { reason }) });
    if (!answer) return;
    write('');
    onDone();
    accept(answer);
    tell({ tone: 'good', title: `${when} is canceled.`, since: answer.now });
  };
  return (
    <ActForm className="panel panel--line" onSubmit={cancel}>
      <h3 className="panel__title" tabIndex={-1} ref={focusOnArrival}>
        <KeepTogether text={`Cancel ${when}?`} />
      </h3>
      <p>It’s free.{visit.start > now && ' The time opens up for someone else right away.'}</p>
      <TextField label="Why (optional)" value={text} isSending={pending} onType={write} />
      <TroubleNote trouble={trouble} onRetry={() => void cancel()} />
      <div className="two">
        <ActButton pending={pending} look={isMain ? 'main' : 'line'}>
          Cancel appointment
        </ActButton>
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={pending}
          onClick={() => !pending && onGiveUp()}
        >
          Keep it
        </button>
      </div>
    </ActForm>
  );
}
