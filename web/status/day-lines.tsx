import { dayOf, formatMoment, formatTime } from '#domain/los-angeles.ts';
import { dayLog } from '#domain/status/day-log.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { unbroken } from '../components/unbroken.ts';
import { usePage } from './page-state.ts';

export function DayLines({ visit }: { readonly visit: PublicVisit }) {
  const { lead, now } = usePage();
  const lines = dayLog(visit, lead.extras, now);
  if (lines.length === 0) return null;
  return (
    <ol className="day-lines" aria-label="How the day goes">
      {lines.map(({ at, text, said }) => (
        <li key={`${at} ${text}`} className={at > now ? 'day-lines__next' : undefined}>
          <time dateTime={at}>
            {unbroken(dayOf(at) === dayOf(visit.start) ? formatTime(at) : formatMoment(at, now))}
          </time>
          <span>
            {text}
            {said && <small>“{said}”</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
