import { withCommas } from '#domain/plain-text.ts';
import { formatDollars } from '#domain/price/estimates.ts';
import type { Status } from '#domain/statuses.ts';
import type { LeadQuery } from '../data/lead-query.ts';
import type { LeadsPage } from '../data/use-leads.ts';

interface SumProps {
  readonly name: string;
  /** Undefined while loading. */
  readonly figure: string | undefined;
  readonly scope: string;
  /** The same figure over all matching leads, with of when they are. */
  readonly all: string;
}

function Sum({ name, figure, scope, all }: SumProps) {
  return (
    <div className="sum">
      <dt>{name}</dt>
      <dd className="sum__figure">{figure ?? <span className="bone bone--figure" />}</dd>
      <dd className="sum__of">
        {figure === undefined && <span className="bone bone--line" />}
        {figure !== undefined && `${scope}${all}`}
      </dd>
    </div>
  );
}

interface SummaryCardsProps {
  readonly page: LeadsPage | undefined;
  readonly query: LeadQuery;
}

export function SummaryCards({ page, query }: SummaryCardsProps) {
  const leads = page?.leads ?? [];
  const at = (status: Status) => withCommas(leads.filter((lead) => lead.status === status).length);
  const revenue = leads.reduce((sum, { est_price_min = 0 }) => sum + est_price_min, 0);
  const hasCanceled = leads.some((lead) => lead.status === 'CANCELED' && lead.est_price_min !== undefined);
  const scope = 'on this page, ';
  const period = query.from || query.to ? 'in these dates' : 'all time';
  return (
    <dl className="sums">
      <Sum
        name="Total Leads"
        figure={page && withCommas(page.total)}
        scope={`${withCommas(leads.length)} on this page, `}
        all={period}
      />
      <Sum
        name="Scheduled"
        figure={page && at('SCHEDULED')}
        scope={scope}
        all={`${withCommas(page?.totals.scheduled ?? 0)} ${period}`}
      />
      <Sum
        name="Completed"
        figure={page && at('COMPLETED')}
        scope={scope}
        all={`${withCommas(page?.totals.completed ?? 0)} ${period}`}
      />
      <Sum
        name="Est. Revenue"
        figure={page && formatDollars(revenue)}
        scope={scope}
        all={`${formatDollars(page?.totals.revenue ?? 0)} ${period}${hasCanceled ? ' without canceled' : ''}`}
      />
    </dl>
  );
}
