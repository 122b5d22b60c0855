import { useRef, useState } from 'react';
import { business } from '#domain/business.ts';
import type { PublicReview } from '#domain/review/review.ts';
import { reviewConsentText, reviewSignature } from '#domain/review/review-words.ts';
import { focusAfter } from '../../components/focus-after.ts';
import { ActButton } from '../act-button.tsx';
import { ActForm } from '../act-form.tsx';
import { usePage } from '../page-state.ts';
import { TextField } from '../text-field.tsx';
import { TroubleNote } from '../trouble-note.tsx';
import { useAct } from '../use-act.ts';
import { useDraft } from '../use-draft.ts';
import { ConsentTick } from './consent-tick.tsx';
import { GivenStars, StarsField } from './stars.tsx';

function useWording(): string {
  const { lead } = usePage();
  return reviewConsentText(reviewSignature(lead.first_name, lead.city));
}

function ReviewForm({
  review,
  onSent,
  onCancel,
}: {
  readonly review: PublicReview | undefined;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}) {
  const { accept, tell } = usePage();
  const { send, pending, trouble } = useAct('review');
  const { text, write } = useDraft('review');
  const [rating, setRating] = useState(review?.rating);
  const [words, setWords] = useState(text || (review?.words ?? ''));
  const [publish, setPublish] = useState(review?.publish ?? false);
  const [problem, setProblem] = useState<string>();
  const wording = useWording();
  const submit = async () => {
    if (rating === undefined && words.trim() === '') {
      setProblem('Pick your stars, or write a few words.');
      return;
    }
    const page = await send({ ...(rating !== undefined && { rating }), words: words.trim(), publish });
    if (!page) return;
    write('');
    accept(page);
    onSent();
    tell({ tone: 'good', title: 'Thanks for the review.', text: 'We read every one.' });
  };
  return (
    <ActForm className="stack" onSubmit={submit}>
      <StarsField
        rating={rating}
        onPick={(picked) => {
          setProblem(undefined);
          setRating(picked);
        }}
      />
      <TextField
        label="In your words, if you like"
        value={words}
        problem={problem}
        isSending={pending}
        onType={(typed) => {
          setProblem(undefined);
          setWords(typed);
          write(typed);
        }}
      />
      <label className="agree">
        <input type="checkbox" checked={publish} onChange={({ target }) => setPublish(target.checked)} />
        <span>{wording}</span>
      </label>
      <TroubleNote trouble={trouble} onRetry={() => void submit()} />
      <ActButton pending={pending} look="line">
        Send review
      </ActButton>
      {review && (
        <p>
          <button
            type="button"
            className="link"
            aria-disabled={pending}
            onClick={() => {
              if (pending) return;
              write('');
              onCancel();
            }}
          >
            Cancel
          </button>
        </p>
      )}
    </ActForm>
  );
}

function Given({ review, onChange }: { readonly review: PublicReview; readonly onChange: () => void }) {
  const { lead, accept } = usePage();
  const { send, pending, trouble } = useAct('review');
  const { rating, words, publish, answer } = review;
  const [isTakenBack, setTakenBack] = useState(false);
  const kept = isTakenBack ? 'Taken back: gone from our site within five minutes' : 'Only you and we see it';
  const allow = async (wanted: boolean) => {
    const page = await send({ publish: wanted });
    if (!page) return;
    setTakenBack(!wanted);
    accept(page);
  };
  return (
    <>
      {rating !== undefined && <GivenStars rating={rating} />}
      {words && <p className="pre">{words}</p>}
      {answer && (
        <div className="said said--owner">
          <p className="quiet">
            <b>{business.name}</b> answered
          </p>
          <p className="said__text">{answer.text}</p>
        </div>
      )}
      <ConsentTick
        label={useWording()}
        now={publish ? 'Allowed, saved' : kept}
        isAllowed={publish}
        isPending={pending}
        onAllow={(wanted) => void allow(wanted)}
      />
      <TroubleNote trouble={trouble} />
      <p className="review__more">
        <button type="button" className="link" onClick={onChange}>
          Change your review
        </button>
        {lead.profile_url && (
          <a href={lead.profile_url} target="_blank" rel="noopener">
            Our business profile takes reviews, too<span className="vh"> (opens in a new tab)</span>
          </a>
        )}
      </p>
    </>
  );
}

/** Stars without a preset, words, and whether the site may show them; then the same link for everybody. */
export function ReviewPanel() {
  const { lead } = usePage();
  const { review } = lead;
  const [isChanging, setIsChanging] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const change = (isWanted: boolean) =>
    focusAfter(
      () => setIsChanging(isWanted),
      () => panel.current,
    );
  return (
    <section
      className="panel panel--line"
      id="review"
      tabIndex={-1}
      aria-labelledby="review-title"
      ref={panel}
    >
      <h2 className="panel__title" id="review-title">
        {review && !isChanging ? 'Your review' : 'How did we do?'}
      </h2>
      {review && !isChanging ? (
        <Given review={review} onChange={() => change(true)} />
      ) : (
        <ReviewForm review={review} onSent={() => setIsChanging(false)} onCancel={() => change(false)} />
      )}
    </section>
  );
}
