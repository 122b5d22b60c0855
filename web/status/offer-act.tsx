import { useState } from 'react';
import type { SentOffer } from '#domain/offer/sent-offer.ts';
import { answeredWhere, isPartDone } from '#domain/status/standing.ts';
import { PhotoPicker } from '../photo/photo-picker.tsx';
import { someFailed, useMessagePhotos } from '../photo/use-message-photos.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { PickTime } from './pick-time.tsx';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';
import { useFold } from './use-fold.ts';

interface AnswerFormProps {
  readonly offerSentAt: string;
}

function QuestionForm({ offerSentAt }: AnswerFormProps) {
  const { lead, accept, tell } = usePage();
  const { text, write, arrived } = useDraft('question');
  const fold = useFold(text !== '');
  const { send, pending, trouble } = useAct('offer-answer');
  const { tray, isSettling, settle } = useMessagePhotos();
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    if (isSettling) return;
    if (text.trim() === '') {
      setProblem('Write your question.');
      return;
    }
    const { paths, failed } = await settle();
    if (failed.length > 0) {
      setProblem(someFailed);
      return;
    }
    const answer = await send({
      answer: 'question',
      offerSentAt,
      message: text,
      ...(paths.length > 0 && { photo_urls: [...paths] }),
    });
    if (!answer) return;
    arrived(text);
    tray.sent(paths);
    fold.close();
    accept(answer);
    const comes = `We usually answer ${answer.answer_time}, ${answeredWhere(answer)}. Your price still stands.`;
    tell({ tone: 'good', title: 'We got your question.', text: comes, since: answer.now });
  };
  return (
    <details id="question" {...fold.props}>
      <summary className="btn btn--line">I have a question</summary>
      <ActForm className="stack" onSubmit={ask}>
        <p className="quiet">
          Ask away. We’ll answer {answeredWhere(lead)}, and you can still say yes in the meantime.
        </p>
        <TextField
          label="Your question"
          placeholder="Does that include the canvas?"
          value={text}
          problem={problem}
          onType={(typed) => {
            setProblem(undefined);
            write(typed);
          }}
        />
        <PhotoPicker tray={tray} />
        <TroubleNote trouble={trouble} onRetry={() => void ask()} />
        <ActButton pending={pending || isSettling} look="line">
          Send question
        </ActButton>
      </ActForm>
    </details>
  );
}

function DeclineForm({ offerSentAt }: AnswerFormProps) {
  const { accept, tell } = usePage();
  const { text, write } = useDraft('no');
  const fold = useFold(text !== '');
  const { send, pending, trouble } = useAct('offer-answer');
  const decline = async () => {
    const answer = await send({ answer: 'no', offerSentAt, ...(text.trim() && { message: text }) });
    if (!answer) return;
    write('');
    fold.close();
    accept(answer);
    const still = 'If you change your mind, you can still say yes here while the price stands.';
    tell({ tone: 'good', title: 'Okay. Thanks for telling us.', text: still, since: answer.now });
  };
  return (
    <details id="no" {...fold.props}>
      <summary className="btn btn--line">No, thank you</summary>
      <ActForm className="stack" onSubmit={decline}>
        <p className="quiet">That’s fine. If you tell us why, we can do better next time.</p>
        <TextField
          label="Your reason (optional)"
          placeholder="Too early in the season"
          value={text}
          isSending={pending}
          onType={write}
        />
        <TroubleNote trouble={trouble} onRetry={() => void decline()} />
        <ActButton pending={pending} look="line">
          Decline this price
        </ActButton>
      </ActForm>
    </details>
  );
}

/** Yes with a time in one tap, a question, or no; after a question or a no, yes stays possible. */
export function OfferAct({ offer }: { readonly offer: SentOffer }) {
  const { lead } = usePage();
  const hasSaidNo = lead.offer_answer?.answer === 'no';
  return (
    <div className="act">
      <PickTime
        title={hasSaidNo ? 'Changed your mind? Pick a time' : 'Pick a time'}
        offerSentAt={offer.sent_at}
        isYes
      />
      <div className="duo">
        <QuestionForm offerSentAt={offer.sent_at} />
        {!hasSaidNo && !isPartDone(lead) && <DeclineForm offerSentAt={offer.sent_at} />}
      </div>
    </div>
  );
}

/** One tap asks for a price that stands again, or for times of a plan's visit. */
export function ExpiredOffer() {
  const { accept, tell, lead } = usePage();
  const { send, pending, trouble } = useAct('customer-message');
  const ask = async () => {
    const message = lead.plan
      ? 'The times for my plan’s visit ran out. Can I get new ones?'
      : 'My price expired. Can I get an updated one?';
    const answer = await send({ message });
    if (!answer) return;
    accept(answer);
    tell({ tone: 'good', title: 'Thanks, we’ve got it.', since: answer.now });
  };
  return (
    <ActForm className="act" onSubmit={ask}>
      <h2 id="yes" tabIndex={-1}>
        Still want it done?
      </h2>
      <p>You won’t have to type anything.</p>
      <TroubleNote trouble={trouble} onRetry={() => void ask()} />
      <div className="go">
        <ActButton pending={pending}>{lead.plan ? 'Ask for new times' : 'Ask for a fresh price'}</ActButton>
      </div>
    </ActForm>
  );
}
