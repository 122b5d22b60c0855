import { useId } from 'react';
import { formatNearTime } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { taxedCents } from '#domain/offer/agreed-price.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { useDraftedExtra } from '../lead/extra-place.ts';
import { FoundWork } from './found-work.tsx';

type Extra = TodayVisit['extras'][number];

function answerText(
  { sent_at, answer, answered_at = sent_at, answer_by }: Extra,
  who: string,
  now: string,
): string {
  if (answer === 'approve') return `Approved ${formatNearTime(answered_at, now)}. Go ahead.`;
  if (answer === 'leave') return `${who} said leave it, ${formatNearTime(answered_at, now)}.`;
  if (answer_by !== undefined && answer_by < now)
    return `No answer by ${formatNearTime(answer_by, now)}. Leave it.`;
  const by = answer_by === undefined ? '' : `, answer by ${formatNearTime(answer_by, now)}`;
  return `Asked ${formatNearTime(sent_at, now)}${by}. Don’t start until ${who} approves.`;
}

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
              Draft, only on this device. {shortName(name)} hasn’t been asked.
            </p>
            <FoundWork visit={visit} className="btn btn--line btn--small">
              Open<span className="vh"> the draft of extra work</span>
            </FoundWork>
          </li>
        )}
        {extras.map((extra) => (
          <li key={extra.id} className={extra.answer === 'approve' ? undefined : 'quiet'}>
            <b>
              {extra.line}, {taxedCents(extra)}
            </b>
            <br />
            {answerText(extra, shortName(name), now)}
          </li>
        ))}
      </ul>
    </section>
  );
}
