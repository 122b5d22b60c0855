import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OperationOutput } from '#domain/operations/index.ts';
import { counted } from '#domain/plain-text.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useServerNow } from '../data/server-clock.ts';
import { Pager, pageSize } from '../frame/pager.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useOnline } from '../use-online.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './use-reviews.ts';
import '../../styles/admin-lead.css';
import '../../styles/admin-list.css';
import '../../styles/admin-reviews.css';

const sumText = ({ total, approved }: Pick<OperationOutput<'admin-reviews'>, 'total' | 'approved'>): string =>
  `${counted(total, 'review')}, ${approved === 0 ? 'none' : approved} marked for the site`;

export function ReviewsPage() {
  const now = useServerNow();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const { data, isError, isFetching, refetch } = useReviews(page);
  const [answering, setAnswering] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const isOnline = useOnline();
  const isWaiting = !data && (isFetching || !isError);
  const turnTo = (next: number) => {
    setParams({ page: String(next) });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <PageHead title="Reviews" description="What customers say." path="/admin/reviews" noindex />
      <main id="main" className="wrap rvs" tabIndex={-1}>
        <div className="page-head">
          <h1>Reviews</h1>
        </div>
        {isError && !isWaiting && (
          <LoadFailed what="the reviews" isStale={data !== undefined} onRetry={() => refetch()} />
        )}
        {isWaiting && !isOnline && (
          <p className="blank" role="status">
            You’re offline. The reviews show as soon as you’re back.
          </p>
        )}
        {isWaiting && isOnline && (
          <div role="status" aria-label="Loading the reviews">
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </div>
        )}
        {data?.total === 0 && (
          <div className="blank">
            <p>
              <b>No reviews yet.</b>
              <br />
              Customers are asked by email two days after a job is done, once your mailing address is in
              Settings.
            </p>
          </div>
        )}
        {data && data.total > 0 && (
          <>
            <p className="quiet">
              {sumText(data)}. A review goes on the home page only if its customer allows it and you mark it.
              Copies from Google and others are under <Link to="/admin/site/reviews">Your site</Link>.
            </p>
            <ul className="rv-list" ref={list} tabIndex={-1} aria-label="Reviews, the latest first">
              {data.reviews.map((seen) => (
                <ReviewCard
                  key={`${seen.lead_id} ${seen.review.written_at}`}
                  seen={seen}
                  now={now}
                  isAnswering={answering === seen.lead_id}
                  onAnswering={(isAnswering) => setAnswering(isAnswering ? seen.lead_id : undefined)}
                />
              ))}
            </ul>
            {data.total > pageSize && <Pager page={page} total={data.total} onPage={turnTo} />}
          </>
        )}
      </main>
    </>
  );
}
