import type { LeadSummary } from '#domain/lead.ts';
import { useServerNow } from '../data/server-clock.ts';
import { LeadRow } from './lead-row.tsx';
import type { ChosenLeads } from './use-chosen-leads.ts';

interface LeadsTableProps {
  readonly leads: readonly LeadSummary[];
  readonly caption: string;
  readonly openId: string | undefined;
  readonly chosen: ChosenLeads;
}

/** Rows become cards in a narrow container. */
export function LeadsTable({ leads, caption, openId, chosen }: LeadsTableProps) {
  const now = useServerNow();
  return (
    <table className="leads">
      <caption className="vh">{caption}</caption>
      <LeadsTableHead />
      <tbody>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} now={now} open={lead.id === openId} chosen={chosen} />
        ))}
      </tbody>
    </table>
  );
}

function LeadsTableHead() {
  return (
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col" className="c-email">
          Email
        </th>
        <th scope="col">City</th>
        <th scope="col">Boat Type</th>
        <th scope="col">Status</th>
        <th scope="col">Created</th>
        <th scope="col" className="c-appt">
          Appointment
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
  );
}

const skeleton = Array.from({ length: 20 }, (_, number) => number);

export function LeadsTableSkeleton() {
  return (
    <table className="leads leads--skeleton" aria-hidden="true">
      <LeadsTableHead />
      <tbody>
        {skeleton.map((number) => (
          <tr key={number}>
            <td className="c-name">
              <span className="who">
                <span className="bone bone--flag" />
                <span className="bone bone--line" />
              </span>
            </td>
            <td className="c-email">
              <span className="bone bone--line" />
            </td>
            <td className="c-city">
              <span className="bone bone--line" />
            </td>
            <td className="c-boat">
              <span className="bone bone--line" />
            </td>
            <td className="c-status">
              <span className="bone bone--badge" />
            </td>
            <td className="c-date">
              <span className="bone bone--line" />
            </td>
            <td className="c-appt">
              <span className="bone bone--line" />
            </td>
            <td className="c-act" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
