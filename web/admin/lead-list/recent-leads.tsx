import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { boatLine, serviceText } from '#domain/lead-words.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { mailtoAddress } from '#domain/mail/email-address.ts';
import type { ListedLead } from '#domain/operations/admin-leads.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { copyText } from '../copy-text.ts';
import { serverNow } from '../data/server-clock.ts';
import { useRecentLeads } from '../data/use-recent-leads.ts';
import { statusUrl } from '../lead/status-url.ts';
import { leadPath } from '../lead-path.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useOnline } from '../use-online.ts';
import { AnswerBadge } from './answer-badge.tsx';
import { LeadsHere } from './leads-here.tsx';
import { MailProblemMark } from './mail-problem-mark.tsx';

/** So many stand open on a phone. */
const folded = 5;

export function RecentLeads() {
  const { data: leads, isError, refetch } = useRecentLeads();
  const [isWhole, setWhole] = useState(false);
  const isOnline = useOnline();
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (isWhole) rows.current?.rows[folded]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isWhole]);
  if (isError && !leads) {
    if (!isOnline) return <LeadsHere />;
    return <LoadFailed what="your leads" isStale={false} onRetry={() => refetch()} />;
  }
  if (!leads) return <p role="status">Loading leads</p>;
  if (leads.length === 0) return <p className="blank">No leads yet</p>;
  const now = serverNow();
  return (
    <div className="desk__list">
      <table className={isWhole ? 'leads recent' : 'leads recent recent--folded'}>
        <caption className="vh">Recent Leads</caption>
        <thead>
          <tr>
            {['Date', 'Name', 'Boat', 'Service', 'Contact', 'Status', 'Copy Link'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={rows}>
          {leads.map((lead) => (
            <RecentLead key={lead.id} lead={lead} now={now} />
          ))}
        </tbody>
      </table>
      {!isWhole && leads.length > folded && (
        <button type="button" className="btn btn--line recent__all" onClick={() => setWhole(true)}>
          Show all {leads.length}
        </button>
      )}
    </div>
  );
}

function RecentLead({ lead, now }: { readonly lead: ListedLead; readonly now: string }) {
  return (
    <tr>
      <td className="c-date num">{formatShortDay(lead.created_at, now)}</td>
      <td className="c-name">
        <Link to={leadPath(lead.id)}>
          <b>{lead.full_name}</b>
        </Link>
      </td>
      <td className="c-boat num">{unbroken(boatLine(lead))}</td>
      <td className="c-service">{serviceText(lead)}</td>
      <td className="c-contact">
        {lead.email && <a href={mailtoAddress(lead.email)}>{lead.email}</a>}
        <MailProblemMark problem={lead.mail_problem} />
        <span className="num">{lead.phone}</span>
      </td>
      <td className="c-status">
        <StatusBadge status={lead.status} skipped={lead.skipped} />
        <AnswerBadge answer={lead.answer} />
      </td>
      <td className="c-act">
        <button
          type="button"
          className="adm-link"
          onClick={() => copyText(statusUrl(lead.public_slug), 'Link copied to clipboard')}
        >
          Copy Link<span className="vh"> of {lead.full_name}</span>
        </button>
      </td>
    </tr>
  );
}
