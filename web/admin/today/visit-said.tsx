import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNearTime } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';

interface VisitSaidProps {
  readonly visit: TodayVisit;
  readonly now: string;
}

/** What the customer wrote that the visit is about, with the photos. */
export function VisitSaid({ visit: { said = [], name, lead_id }, now }: VisitSaidProps) {
  const headingId = useId();
  if (said.length === 0) return null;
  return (
    <section className="blk full" aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{capitalized(shortName(name))} wrote</h3>
        <Link className="adm-link" to={leadPath(lead_id)} state={openedHere}>
          Open<span className="vh"> the messages of {name}</span>
        </Link>
      </header>
      <ul className="wl">
        {said.map(({ text, at, shown }) => (
          <li key={at} className="visit__said">
            “{text}” <span className="quiet">{formatNearTime(at, now)}</span>
            {shown.length > 0 && (
              <span className="visit__shots">
                {shown.map(({ url, thumbnail_url }, index) => (
                  <a key={new URL(url).pathname} href={url} target="_blank" rel="noreferrer">
                    <img src={thumbnail_url} alt={`${shortName(name)}’s ${index + 1} of ${shown.length}`} />
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
