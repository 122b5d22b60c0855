import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#domain/los-angeles.ts';
import { messagePlace } from '../data/message-place.ts';
import { keepTyped, typedWords } from '../data/typed-draft.ts';
import { undoAct } from '../data/undo-act.ts';
import { useNow } from '../data/use-now.ts';
import { useWaiting } from '../data/use-waiting.ts';
import type { WaitingAct } from '../device/waiting-act.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { finishPath } from '../lead-path.ts';
import { OpenCan } from './open-can.tsx';
import { takeBackText } from './take-back-text.ts';
import { noMailText } from './waiting-text.ts';

interface WaitingActRowProps {
  readonly act: WaitingAct;
  readonly onTakenBack: () => void;
}

/** What was written goes back to where it was typed, behind what stands there by now. */
function keepWritten(act: WaitingAct): void {
  if (act.name !== 'admin-message') return;
  const place = messagePlace(act.leadId);
  keepTyped(place, [typedWords(place), act.input.message].filter(Boolean).join('\n\n'));
}

/** An act that waits, with a way to take it back. Of a finish its sheet has that, which keeps what was put down. */
export function WaitingActRow({ act, onTakenBack }: WaitingActRowProps) {
  const { acts, isSending } = useWaiting();
  const now = useNow();
  const noMail = noMailText(act, acts, now);
  const [isAsking, setAsking] = useState(false);
  const { said, pressedAt, leadId } = act;
  const takeBack = async () => {
    setAsking(false);
    if (!(await undoAct(act))) return;
    keepWritten(act);
    onTakenBack();
  };
  return (
    <li>
      <OpenCan />
      <span>
        {said}
        {noMail && <span className="warn"> {noMail}</span>}
      </span>
      <span className="xs quiet">{formatMoment(pressedAt, now)}</span>
      {act.name === 'admin-finish' ? (
        <Link className="adm-link" to={finishPath(leadId, act.input.visit_id)}>
          Take back<span className="vh"> {said}</span>
        </Link>
      ) : (
        <button
          type="button"
          className="adm-link"
          aria-disabled={isSending}
          onClick={() => !isSending && setAsking(true)}
        >
          Take back<span className="vh"> {said}</span>
        </button>
      )}
      {isAsking && (
        <InlineQuestion
          question={takeBackText(act)}
          confirm="Take back"
          onConfirm={() => void takeBack()}
          dismiss="Leave it"
          onDismiss={() => setAsking(false)}
        />
      )}
    </li>
  );
}
