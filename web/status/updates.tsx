import type { LeadStatus } from '#domain/lead-status.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { isStatus, statusLabels } from '#domain/statuses.ts';
import { unbroken } from './unbroken.ts';

interface UpdatesProps {
  readonly lead: LeadStatus;
  readonly now: string;
}

export function Updates({ lead, now }: UpdatesProps) {
  return (
    <ol className="updates__list">
      {lead.timeline.map((entry) => (
        <li key={`${entry.created_at} ${entry.status}`}>
          <time dateTime={entry.created_at}>{unbroken(formatMoment(entry.created_at, now))}</time>
          <div>
            <h3>{isStatus(entry.status) ? statusLabels[entry.status] : entry.status}</h3>
            {entry.note && <p>{entry.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
