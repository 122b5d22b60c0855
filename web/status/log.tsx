import type { LeadStatus } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { isStatus, statusLabels } from '#domain/statuses.ts';
import { Buoy } from '../components/buoy.tsx';

/** The public timeline as a ship's log, newest on top, numbered like draft marks. */
export function Log({ lead }: { readonly lead: LeadStatus }) {
  return (
    <ol className="line" reversed>
      {lead.timeline.map((entry, index) => {
        const canceled = entry.status === 'CANCELED';
        const state = canceled ? 'canceled' : index === 0 ? 'now' : 'passed';
        return (
          <li key={`${entry.created_at} ${entry.status}`}>
            <span className="n" aria-hidden="true">
              {lead.timeline.length - index}
            </span>
            <Buoy state={state} />
            <div>
              <h3>{isStatus(entry.status) ? statusLabels[entry.status] : entry.status}</h3>
              <time dateTime={entry.created_at}>
                {formatMoment(entry.created_at, new Date().toISOString())}
              </time>
              {entry.note && <p>{entry.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
