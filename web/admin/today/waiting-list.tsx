import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '#domain/los-angeles.ts';
import type { Waiting } from '#domain/operations/calendar.ts';
import { packages } from '#domain/packages.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { leadPath } from '../lead-path.ts';
import { isUrgent } from './today-words.ts';

interface WaitingListProps {
  readonly waiting: readonly Waiting[];
  readonly now: string;
}

/** How many things of a group stand open; the others fold away. */
const most = 8;

const actPath = ({ kind, lead_id, since }: Waiting): string =>
  kind === 'weather' ? `/admin/calendar?${new URLSearchParams({ day: dayOf(since) })}` : leadPath(lead_id);

function WaitingRow({ item }: { readonly item: Waiting }) {
  const { name, text, warning, act, service } = item;
  return (
    <li className="row">
      {service ? <PackageFlag id={service} /> : <span />}
      <p>
        {service && <span className="vh">{packages[service].title}: </span>}
        <b>{name}</b> {text} {warning !== undefined && <span className="warn">{warning}</span>}
      </p>
      <Link className="btn btn--line btn--small" to={actPath(item)}>
        {act}
        <span className="vh"> for {name}</span>
      </Link>
    </li>
  );
}

function Group({ title, items }: { readonly title: string; readonly items: readonly Waiting[] }) {
  if (items.length === 0) return null;
  const row = (item: Waiting) => (
    <WaitingRow key={`${item.kind} ${item.visit_id ?? item.lead_id}`} item={item} />
  );
  const rest = items.slice(most);
  return (
    <>
      <h3 className="wait__grp">{title}</h3>
      <ul className="wl">{items.slice(0, most).map(row)}</ul>
      {rest.length > 0 && (
        <details className="wait__more">
          <summary>{rest.length} more</summary>
          <ul className="wl">{rest.map(row)}</ul>
        </details>
      )}
    </>
  );
}

/** What waits for the owner, each with its one act. */
export function WaitingList({ waiting, now }: WaitingListProps) {
  const headingId = useId();
  return (
    <section className="wait" aria-labelledby={headingId}>
      <div className="wait__head">
        <h2 id={headingId}>Waiting for you</h2>
        {waiting.length > 0 && <span className="quiet">{waiting.length}</span>}
      </div>
      {waiting.length === 0 && <p className="quiet">Nothing. You’re caught up.</p>}
      <Group title="Before tomorrow" items={waiting.filter((item) => isUrgent(item, now))} />
      <Group title="This week" items={waiting.filter((item) => !isUrgent(item, now))} />
    </section>
  );
}
