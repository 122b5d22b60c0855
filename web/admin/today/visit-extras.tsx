import { useId } from 'react';
import { shortName } from '#domain/message/greeting-name.ts';
import { taxedCents } from '#domain/offer/agreed-price.ts';
import { lapsedAt } from '#domain/offer/open-extras.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { useDraftedExtra } from '../lead/extra-place.ts';
import { extraState } from '../offer/extra-state.ts';
import { FoundWork } from './found-work.tsx';

/** Work that was found on the job and what the customer said to it. */
export function VisitExtras({ visit, now }: { readonly visit: TodayVisit; readonly now: string }) {
  const { extras, name, lead_id, status } = visit;
  const headingId = useId();
  const draft = useDraftedExtra(lead_id);
  const hasDraft = draft !== undefined && status === 'underway';
  if (extras.length === 0 && !hasDraft) return null;
  return (
    <section className="blk full" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>Extra work</h3>
      </header>
      <ul className="wl">
        {hasDraft && (
          <li className="visit__draft">
            <p>
              <b>{draft || 'Extra work'}</b>
              <br />
              Draft, only on this device. {capitalized(shortName(name))} hasn’t been asked.
            </p>
            <FoundWork visit={visit} className="btn btn--line btn--small">
              Open<span className="vh"> the draft of extra work</span>
            </FoundWork>
          </li>
        )}
        {extras.map((extra) => (
          <li key={extra.id} className={extra.answer === 'approve' ? undefined : 'quiet'}>
            <b>
              {extra.line}, {taxedCents(extra)} with tax
            </b>
            <br />
            {extraState(extra, { name, now })}
            {extra.answer === 'approve' && ' Go ahead.'}
            {lapsedAt(extra, now) !== undefined && (
              <FoundWork visit={visit} known={extra} className="btn btn--line btn--small">
                Ask again<span className="vh"> about {extra.line}</span>
              </FoundWork>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
