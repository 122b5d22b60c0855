import { formatDollars } from '#domain/estimates.ts';
import type { Status } from '#domain/statuses.ts';
import type { LeadsPage } from './use-leads.ts';

interface SumProps {
  readonly name: string;
  /** Undefined while it loads. */
  readonly figure: string | undefined;
  readonly of: string | undefined;
}

function Sum({ name, figure, of }: SumProps) {
  return (
    <div className="sum">
      <dt>{name}</dt>
      <dd className="sum__figure">{figure ?? <span className="bone bone--figure" />}</dd>
      <dd className="sum__of">{of ?? <span className="bone bone--line" />}</dd>
    </div>
  );
}

const plain = (amount: number): string => amount.toLocaleString('en-US');

/** The figures of the loaded page, as specified, with those of all matching leads beside them. */
export function SummaryCards({ page }: { readonly page: LeadsPage | undefined }) {
  const leads = page?.leads ?? [];
  const at = (status: Status) => plain(leads.filter((lead) => lead.status === status).length);
  const revenue = leads.reduce((sum, { est_price_min = 0 }) => sum + est_price_min, 0);
  const inAll = (figure: string) => `on this page, ${figure} in all`;
  return (
    <dl className="sums">
      <Sum
        name="Total Leads"
        figure={page && plain(page.total)}
        of={page && `${plain(leads.length)} on this page`}
      />
      <Sum
        name="Scheduled"
        figure={page && at('SCHEDULED')}
        of={page && inAll(plain(page.totals.scheduled))}
      />
      <Sum
        name="Completed"
        figure={page && at('COMPLETED')}
        of={page && inAll(plain(page.totals.completed))}
      />
      <Sum
        name="Est. Revenue"
        figure={page && formatDollars(revenue)}
        of={page && inAll(formatDollars(page.totals.revenue))}
      />
    </dl>
  );
}
