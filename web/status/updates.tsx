import { formatMoment } from '#domain/los-angeles.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { updatesOf } from '#domain/status/update-words.ts';
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
      {updatesOf(entries).map(({ at, title, note }) => (
        <li key={`${at} ${title}`}>
          <time dateTime={at}>{unbroken(formatMoment(at, now))}</time>
          <div>
            <h3>{unbroken(title)}</h3>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
