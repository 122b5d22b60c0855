import { type FormEvent, useState } from 'react';
import type { Review } from '#domain/review/review.ts';
import { reviewWaits, starsText } from '#domain/review/review-words.ts';
import { serverNow } from '../data/server-clock.ts';
import { Field } from '../field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { shortMoment } from '../when.ts';
import { useReview } from './use-review.ts';

interface GivenProps {
  readonly context: LeadContext;
  readonly review: Review;
}

const consentText = ({ consent, site }: Review): string => {
  if (!consent) return 'Stays between you and the customer.';
  return site ? 'May go on the site.' : 'The customer allows you to show it.';
};

function Answer({ context, review }: GivenProps) {
  const { busy, say } = useReview(context, review);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem('Write your answer.');
      return;
    }
    const told = context.lead.email ? 'Your answer is on its way' : 'Your answer is on their page';
    if (await say({ answer: text.trim() }, told)) setText('');
  };
  return (
    <form className="write" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id="review-answer"
        label="Answer"
        hint={
          context.lead.email
            ? 'Goes out as an email and shows under their review.'
            : 'Shows under their review. There’s no email address.'
        }
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => {
              setProblem(undefined);
              setText(currentTarget.value);
            }}
          />
        )}
      </Field>
      <button
        type="submit"
        className={`btn btn--small ${busy ? 'btn--busy' : 'btn--line'}`}
        aria-disabled={busy}
      >
        {busy ? 'Sending...' : 'Send Answer'}
      </button>
    </form>
  );
}

function Given({ context, review }: GivenProps) {
  const { busy, say } = useReview(context, review);
  const { rating, words, written_at, answer, site, consent } = review;
  const marked = site !== undefined;
  return (
    <>
      <p className="thread__who">
        <b>{starsText(rating) || 'No stars'}</b>{' '}
        <time dateTime={written_at}>{shortMoment(written_at, serverNow())}</time>
      </p>
      {words && <p className="thread__text">{words}</p>}
      {consent ? (
        <label className="review__site">
          <input
            type="checkbox"
            checked={marked}
            aria-disabled={busy}
            onChange={() =>
              void say({ site: !marked }, marked ? 'It stays off the site' : 'It may go on the site')
            }
          />
          May go on the site
        </label>
      ) : null}
      <p className="quiet">{consentText(review)}</p>
      {reviewWaits(context.lead) && (
        <button
          type="button"
          className="btn btn--line btn--small"
          aria-disabled={busy}
          onClick={() => void say({}, 'The review is marked as read')}
        >
          Mark as read
        </button>
      )}
      {answer && (
        <p className="thread__text">
          <b>You answered:</b> {answer.text}
        </p>
      )}
      {!answer && <Answer key={written_at} context={context} review={review} />}
    </>
  );
}

/** What the customer says of the job. */
export function ReviewSection({ context }: { readonly context: LeadContext }) {
  const { review } = context.lead;
  if (!review) return null;
  return (
    <section className="lead__sec" aria-labelledby="review">
      <h3 id="review" tabIndex={-1}>
        Review
      </h3>
      <Given context={context} review={review} />
    </section>
  );
}
