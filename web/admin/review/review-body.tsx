import { useState } from 'react';
import type { Review } from '#domain/review/review.ts';
import { starsText } from '#domain/review/review-words.ts';
import { serverNow } from '../data/server-clock.ts';
import { shortMoment } from '../when.ts';
import { type GivenReview, useReview } from './use-review.ts';

const maxStars = 5;

const Stars = ({ rating }: Pick<Review, 'rating'>) => (
  <b className="rv-stars">
    {rating !== undefined && (
      <span aria-hidden="true">
        {'★'.repeat(rating)}
        {'☆'.repeat(maxStars - rating)}
      </span>
    )}{' '}
    {starsText(rating) || 'No stars'}
  </b>
);

function consentText({ consent, site }: Review, now: string): string {
  if (!consent) return 'Stays between you and the customer.';
  if (site) return `You marked it ${shortMoment(site.at, now)}. It goes up within two minutes of that.`;
  return `The customer allows you to show it, ${shortMoment(consent.at, now)}.`;
}

interface SiteMarkProps {
  readonly given: GivenReview;
  /** How it is signed on the site. */
  readonly signature?: string | undefined;
}

/** Whether a review may go on the site; nothing to choose without the customer's consent. */
function SiteMark({ given, signature }: SiteMarkProps) {
  const { busy, say } = useReview(given);
  const isMarked = given.review.site !== undefined;
  /** Shown until the saved mark says the same. */
  const [wished, setWished] = useState<{ readonly from: boolean }>();
  const mark = async () => {
    if (busy) return;
    setWished({ from: isMarked });
    const told = isMarked ? 'It’s off the site within two minutes' : 'It’s on the site within two minutes';
    if (!(await say({ site: !isMarked }, told))) setWished(undefined);
  };
  return (
    <label className="rv-site">
      <input
        type="checkbox"
        checked={wished?.from === isMarked ? !isMarked : isMarked}
        aria-disabled={busy}
        onChange={() => void mark()}
      />
      May go on the site{signature && `, as “${signature}”`}
    </label>
  );
}

export function ReviewBody({ given, signature }: SiteMarkProps) {
  const { review } = given;
  const { rating, words, written_at, answer } = review;
  const now = serverNow();
  return (
    <>
      <p className="thread__who">
        <Stars rating={rating} /> <time dateTime={written_at}>{shortMoment(written_at, now)}</time>
      </p>
      {words && <p className="thread__text">{words}</p>}
      {review.consent && <SiteMark given={given} signature={signature} />}
      <p className="quiet">
        {consentText(review, now)} {review.site && <a href="/#selected-reviews">See the selected reviews</a>}
      </p>
      {answer && (
        <p className="thread__text">
          <b>You answered:</b> {answer.text}
        </p>
      )}
    </>
  );
}
