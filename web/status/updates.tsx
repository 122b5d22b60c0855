import { formatMoment } from '#domain/los-angeles.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { isStatus, statusLabels } from '#domain/statuses.ts';
import { unbroken } from '../components/unbroken.ts';

interface UpdatesProps {
  readonly lead: LeadStatus;
  readonly now: string;
}

/** What happened, newest first; messages have a place of their own. */
export function Updates({ lead, now }: UpdatesProps) {
  const written = new Set(lead.messages.map(({ at, text }) => `${at} ${text}`));
  const entries = lead.timeline.filter(({ created_at, note }) => !written.has(`${created_at} ${note}`));
  return (
    <ol className="updates__list">
      {entries.map((entry) => (
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
