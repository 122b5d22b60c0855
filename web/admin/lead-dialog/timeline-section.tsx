import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { isSkipped } from '#domain/plan/is-skipped.ts';
import { isStatus } from '#domain/statuses.ts';
import { asItHappened, type TimelineEntry } from '#domain/timeline.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { serverNow } from '../data/server-clock.ts';
import type { Timeline } from '../data/use-timeline.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { useSectionFocus } from '../lead/use-section-focus.ts';
import { useLoadCause } from '../load-failed.tsx';
import { shortMoment } from '../when.ts';
import { AddEvent } from './add-event.tsx';

/** Newest first; private entries are marked. */
export function TimelineSection({ context }: { readonly context: LeadContext }) {
  const { lead, timeline, drafts, keep } = context;
  const [adding, setAdding] = useState(drafts.event !== undefined);
  const { heading, takeFocus } = useSectionFocus();
  const close = () => {
    takeFocus();
    keep({ event: undefined });
    setAdding(false);
  };
  return (
    <section className="lead__sec" aria-label="Timeline Events">
      <div className="lead__bar">
        <h3 className="wide" ref={heading} tabIndex={-1}>
          Timeline Events
        </h3>
        {!adding && (
          <button type="button" className="btn btn--line btn--small" onClick={() => setAdding(true)}>
            Add Event
          </button>
        )}
      </div>
      {adding && (
        <AddEvent
          typed={drafts.event}
          onType={(event) => keep({ event })}
          add={timeline.add}
          onClose={close}
        />
      )}
      <TimelineList timeline={timeline} plan={lead.plan} />
    </section>
  );
}

interface TimelineListProps extends Pick<Lead, 'plan'> {
  readonly timeline: Timeline;
}

function TimelineList({ timeline: { entries, failed, reload }, plan }: TimelineListProps) {
  const cause = useLoadCause();
  if (!entries && failed) {
    return (
      <p className="lead__warn">
        Couldn’t load the timeline. {cause}{' '}
        <button type="button" className="adm-link" onClick={reload}>
          Try again
        </button>
      </p>
    );
  }
  if (!entries) return <span className="bone bone--block" />;
  if (entries.length === 0) return <p>Nothing has happened yet.</p>;
  const now = serverNow();
  return (
    <ol className="log">
      {asItHappened(entries).map((entry) => (
        <Entry key={entry.id} entry={entry} plan={plan} now={now} />
      ))}
    </ol>
  );
}

interface EntryProps extends Pick<Lead, 'plan'> {
  readonly entry: TimelineEntry;
  readonly now: string;
}

function Entry({ entry, plan, now }: EntryProps) {
  const { status, note, is_public, created_at, happened_at = created_at } = entry;
  const skipped = plan?.answered_at === created_at && isSkipped({ status, plan });
  return (
    <li>
      {isStatus(status) ? (
        <StatusBadge status={status} skipped={skipped} />
      ) : (
        <b className="log__event">{status}</b>
      )}
      <time dateTime={happened_at}>{shortMoment(happened_at, now)}</time>
      {note && <p className="log__note">{note}</p>}
      {!is_public && <p className="log__private">Private</p>}
    </li>
  );
}
