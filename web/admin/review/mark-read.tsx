import { reviewWaits } from '#domain/review/review-words.ts';
import { type GivenReview, useReview } from './use-review.ts';

interface MarkReadProps {
  readonly given: GivenReview;
  readonly name: string;
  readonly onDone: () => void;
}

/** Takes a review off what waits on Today; nothing for one that has been read. */
export function MarkRead({ given, name, onDone }: MarkReadProps) {
  const { busy, say } = useReview(given);
  if (!reviewWaits(given)) return null;
  return (
    <button
      type="button"
      className="btn btn--line btn--small"
      aria-disabled={busy}
      onClick={() => void say({}, 'The review is marked as read').then((done) => done && onDone())}
    >
      Mark as read<span className="vh">, {name}</span>
    </button>
  );
}
