import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatShortDay } from '#domain/los-angeles.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import { reviewWaits } from '#domain/review/review-words.ts';
import type { SeenReview } from '#domain/review/seen-review.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';
import { AnswerForm } from './answer-form.tsx';
import { MarkRead } from './mark-read.tsx';
import { ReviewBody } from './review-body.tsx';

/** `Complete, 32 ft. Done Mar 9`. */
function jobText(
  { service, length_ft, done_at, worked_at = done_at }: SeenReview,
  names: PackageNames,
  now: string,
): string {
  const work = [service && names[service].title, length_ft !== undefined && `${length_ft} ft`];
  const done = worked_at && `Done ${formatShortDay(worked_at, now)}`;
  return [work.filter(Boolean).join(', '), done].filter(Boolean).join('. ');
}

interface ReviewCardProps {
  readonly seen: SeenReview;
  readonly now: string;
  readonly isAnswering: boolean;
  readonly onAnswering: (isAnswering: boolean) => void;
}

export function ReviewCard({ seen, now, isAnswering, onAnswering }: ReviewCardProps) {
  const names = useNames();
  const { lead_id, name, signature, email, service, review } = seen;
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const given = { leadId: lead_id, email, review };
  const toHeading = () => heading.current?.focus();
  const close = () => {
    onAnswering(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li className="rv">
      {service ? <PackageFlag id={service} /> : <span />}
      <div className="rv__body">
        <div className="rv__who">
          <h2 ref={heading} tabIndex={-1}>
            <Link to={`${leadPath(lead_id)}#review`} state={openedHere}>
              {name}
            </Link>
            {reviewWaits(seen) && <span className="rv__new">New</span>}
          </h2>
          <p className="quiet">{jobText(seen, names, now)}</p>
        </div>
        <ReviewBody given={given} signature={signature} />
        {isAnswering ? (
          <AnswerForm
            given={given}
            look="btn--main"
            focusOnOpen
            onClose={close}
            onSent={() => {
              onAnswering(false);
              toHeading();
            }}
          />
        ) : (
          <div className="btn-row">
            {!review.answer && (
              <button
                type="button"
                ref={opener}
                className="btn btn--line btn--small"
                onClick={() => onAnswering(true)}
              >
                Answer<span className="vh"> {name}</span>
              </button>
            )}
            <MarkRead given={given} name={name} onDone={toHeading} />
          </div>
        )}
      </div>
    </li>
  );
}
