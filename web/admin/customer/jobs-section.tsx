import { Link } from 'react-router-dom';
import type { CustomerLead } from '#domain/customer/seen-customer.ts';
import { serviceText } from '#domain/lead-words.ts';
import { formatAppointment, formatDay } from '#domain/los-angeles.ts';
import { beforeTax, rangeText } from '#domain/price/price-words.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { kindOfBoat } from './customer-words.ts';
import type { LoadedCustomer } from './use-customer.ts';

type CustomerVisit = LoadedCustomer['visits'][number];

const visitWords: Readonly<Record<CustomerVisit['status'], string>> = {
  held: 'being booked',
  planned: 'planned',
  underway: 'underway',
  done: 'done',
  missed: 'missed',
  canceled: 'canceled',
};

function Job({
  lead,
  visits,
  now,
}: {
  readonly lead: CustomerLead;
  readonly visits: readonly CustomerVisit[];
  readonly now: string;
}) {
  const { requested_service: service, receipt_total, est_price_min, est_price_max } = lead;
  return (
    <tr>
      <td>
        <span className="jobs__what">
          {service && <PackageFlag id={service} />}
          <span>
            <Link to={`/admin?lead=${lead.id}`}>{service ? serviceText(lead) : 'No service yet'}</Link>
            <small>
              {kindOfBoat({ type: lead.boat_type, length_ft: lead.length_ft })},{' '}
              {lead.of_plan ? 'offered for their plan' : 'asked'} {formatDay(lead.created_at)}
            </small>
          </span>
        </span>
      </td>
      <td>
        {visits.length === 0 && <span className="quiet">No visit</span>}
        {visits.map(({ id, start, hours, status }) => (
          <span key={id} className="jobs__visit">
            {formatAppointment(start, hours, now)}
            <small>{visitWords[status]}</small>
          </span>
        ))}
      </td>
      <td>
        <StatusBadge status={lead.status} skipped={lead.skipped} />
        {receipt_total !== undefined && <small>{formatCents(receipt_total)} with tax</small>}
        {receipt_total === undefined && est_price_min !== undefined && est_price_max !== undefined && (
          <small>
            {rangeText({ est_price_min, est_price_max })} {beforeTax}
          </small>
        )}
      </td>
    </tr>
  );
}

export function JobsSection({ loaded, now }: { readonly loaded: LoadedCustomer; readonly now: string }) {
  const { leads, visits } = loaded;
  const newest = [...visits].sort((a, b) => b.start.localeCompare(a.start));
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      {leads.length === 0 && <p className="quiet">No jobs yet.</p>}
      {leads.length > 0 && (
        <table className="jobs">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Visits</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {leads.map((lead) => (
              <Job
                key={lead.id}
                lead={lead}
                visits={newest.filter(({ lead_id }) => lead_id === lead.id)}
                now={now}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
