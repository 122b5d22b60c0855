import { formatShortDay, formatTime } from '#domain/los-angeles.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import type { LoadedCustomer } from './use-customer.ts';

export function CustomerSums({ loaded, now }: { readonly loaded: LoadedCustomer; readonly now: string }) {
  const { sums, leads } = loaded;
  const next = nextVisitOf(loaded, now);
  const open = leads.filter(({ status }) => status !== 'COMPLETED' && status !== 'CANCELED').length;
  return (
    <dl className="sums3">
      <div>
        <dt>Jobs</dt>
        <dd>{sums.jobs}</dd>
        <dd>{open === 0 ? 'None open' : `${open} open`}</dd>
      </div>
      <div>
        <dt>Offered</dt>
        <dd>${sums.offered_min.toLocaleString('en-US')}</dd>
        <dd>{sums.offered_min === 0 ? 'Nothing yet' : `At least, ${beforeTax}`}</dd>
      </div>
      <div>
        <dt>Next visit</dt>
        <dd>{next ? formatShortDay(next.start, now) : 'None'}</dd>
        <dd>{next ? formatTime(next.start) : 'Nothing planned'}</dd>
      </div>
    </dl>
  );
}

/** The visit that is underway, or else the soonest planned one. */
const nextVisitOf = ({ visits }: LoadedCustomer, now: string) =>
  visits
    .filter(({ status, start }) => status === 'underway' || (status === 'planned' && start > now))
    .sort((a, b) => a.start.localeCompare(b.start))[0];
