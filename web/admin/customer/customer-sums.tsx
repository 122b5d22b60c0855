import { formatShortDay, formatTime } from '#domain/los-angeles.ts';
import { formatDollars } from '#domain/price/estimates.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { LoadedCustomer } from './use-customer.ts';

export function CustomerSums({ loaded, now }: { readonly loaded: LoadedCustomer; readonly now: string }) {
  const { sums, leads } = loaded;
  const next = nextVisitOf(loaded, now);
  const billed = leads.flatMap(({ receipt_total }) => receipt_total ?? []);
  const open = leads.filter(({ status }) => status !== 'COMPLETED' && status !== 'CANCELED').length;
  return (
    <dl className="sums3">
      <div>
        <dt>Jobs</dt>
        <dd>{sums.jobs}</dd>
        <dd>{open === 0 ? 'None open' : `${open} open`}</dd>
      </div>
      <div>
        <dt>{billed.length > 0 ? 'Billed' : 'Offered'}</dt>
        <dd>{billed.length > 0 ? formatCents(billed.reduce(plus)) : formatDollars(sums.offered_min)}</dd>
        <dd>{billed.length > 0 ? 'With tax' : offeredNote(sums.offered_min)}</dd>
      </div>
      <div>
        <dt>Next visit</dt>
        <dd>{next ? formatShortDay(next.start, now) : 'None'}</dd>
        <dd>{next ? formatTime(next.start) : 'Nothing planned'}</dd>
      </div>
    </dl>
  );
}

const plus = (a: number, b: number): number => a + b;

const offeredNote = (dollars: number): string =>
  dollars === 0 ? 'Nothing yet' : `Their lowest prices, ${beforeTax}`;

/** The visit that is underway, or else the soonest planned one. */
const nextVisitOf = ({ visits }: LoadedCustomer, now: string) =>
  visits
    .filter(({ status, start }) => status === 'underway' || (status === 'planned' && start > now))
    .sort((a, b) => a.start.localeCompare(b.start))[0];
