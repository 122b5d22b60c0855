import { appointmentOf } from '#domain/lead/appointment-order.ts';
import { boatLine, serviceText } from '#domain/lead-words.ts';
import { formatMoment, formatShortDay, formatTime } from '#domain/los-angeles.ts';
import type { ListedLead } from '#domain/operations/admin-leads.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { LeadLink } from '../lead/lead-link.tsx';
import { RestoreButton } from '../lead/restore-button.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { MailProblemMark } from './mail-problem-mark.tsx';
import { PlanBadge } from './plan-badge.tsx';
import type { ChosenLeads } from './use-chosen-leads.ts';

interface LeadRowProps {
  readonly lead: ListedLead;
  readonly now: string;
  readonly open: boolean;
  readonly chosen: ChosenLeads;
}

/** Breaks before the at sign, if it must. */
function Email({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null;
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function Appointment({ lead: { status, scheduled_at }, now }: Pick<LeadRowProps, 'lead' | 'now'>) {
  if (status !== 'SCHEDULED' || scheduled_at === undefined) return null;
  return <small className="appointment num">{formatMoment(scheduled_at, now)}</small>;
}

/** The next one, or the last, dimmed. */
function AppointmentDate({ lead, now }: Pick<LeadRowProps, 'lead' | 'now'>) {
  const seen = appointmentOf(lead, now);
  if (!seen) return null;
  return (
    <time dateTime={seen.at} className={seen.isOver ? 'c-appt__over' : undefined}>
      {seen.isOver && <span className="vh">Last: </span>}
      {formatShortDay(seen.at, now)}
      <span className="t">, {formatTime(seen.at)}</span>
    </time>
  );
}

export function LeadRow({ lead, now, open, chosen }: LeadRowProps) {
  return (
    <tr aria-current={open || undefined}>
      <td className="c-name">
        <span className="who">
          {chosen.ids && (
            <input
              type="checkbox"
              className="choose"
              aria-label={`Select ${lead.full_name}`}
              checked={chosen.ids.includes(lead.id)}
              onChange={() => chosen.toggle(lead.id)}
            />
          )}
          {lead.requested_service ? (
            <PackageFlag id={lead.requested_service} />
          ) : (
            <span className="who__noflag" />
          )}
          <span className="vh">{serviceText(lead)}, </span>
          <span>
            <span className="who__name">
              {lead.full_name}
              {lead.monthly_plan_interest && <PlanBadge plan={lead.monthly_plan_interest} />}
            </span>
            <small className="only-narrow">
              <Email address={lead.email} />
              <MailProblemMark problem={lead.mail_problem} />
            </small>
          </span>
        </span>
      </td>
      <td className="c-email">
        <Email address={lead.email} />
        <MailProblemMark problem={lead.mail_problem} />
      </td>
      <td className="c-city">{lead.city}</td>
      <td className="c-boat num">{unbroken(boatLine(lead))}</td>
      <td className="c-status">
        <StatusBadge status={lead.status} skipped={lead.skipped} />
        <AnswerBadge answer={lead.answer} />
        <Appointment lead={lead} now={now} />
      </td>
      <td className="c-date num">
        <time dateTime={lead.created_at}>
          <span className="only-narrow">Created </span>
          {formatShortDay(lead.created_at, now)}
          <span className="t">, {formatTime(lead.created_at)}</span>
        </time>
      </td>
      <td className="c-appt num">
        <AppointmentDate lead={lead} now={now} />
      </td>
      <td className="c-act">
        <LeadLink lead={lead} />
        {lead.quarantined && <RestoreButton lead={lead} />}
      </td>
    </tr>
  );
}
