import { useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { formatRate } from '#domain/price/estimates.ts';
import { packageIds, packages } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { PublishOnce } from './use-contents.ts';

const words = { running: 'Publishing', done: 'Published', failed: 'Not published' } as const;

const differ = (a: Prices, b: Prices) => packageIds.filter((id) => a[id] !== b[id]);

const changesText = (before: Prices, after: Prices): string =>
  differ(before, after)
    .map((id) => `${packages[id].title}, ${formatRate(before[id])} to ${formatRate(after[id])}`)
    .join('; ');

interface PublishRowProps {
  readonly publish: PublishOnce;
  readonly shown: Prices;
  readonly now: string;
  readonly whoIs: (author: string) => string;
  readonly onGoBack: (content: Prices) => Promise<void>;
}

/** One publish; a look at what going back to before it would change, and the press that does it. */
export function PublishRow({ publish, shown, now, whoIs, onGoBack }: PublishRowProps) {
  const [isLooking, setIsLooking] = useState(false);
  const { changes, state, author, asked_at } = publish;
  const [change] = changes;
  const before = change?.before;
  const canGoBack = state === 'done' && before !== undefined && differ(shown, before).length > 0;
  const what = change ? changesText(change.before, change.draft.content) : 'Nothing new';
  return (
    <li>
      <b>{what}</b>
      <span>
        {words[state]} by {whoIs(author)}, {formatMoment(asked_at, now)}
      </span>
      {canGoBack && !isLooking && (
        <button
          type="button"
          className="adm-link"
          aria-label={`Go back to before: ${what}`}
          onClick={() => setIsLooking(true)}
        >
          Go back to before
        </button>
      )}
      {canGoBack && isLooking && (
        <div className="history__ask">
          <p>This puts back what stood there before: {changesText(shown, before)} per foot.</p>
          <button
            type="button"
            className="btn btn--line btn--small"
            onClick={() => {
              setIsLooking(false);
              void onGoBack(before);
            }}
          >
            Publish the earlier prices
          </button>
          <button type="button" className="adm-link" onClick={() => setIsLooking(false)}>
            Cancel
          </button>
        </div>
      )}
    </li>
  );
}
