import { Link } from 'react-router-dom';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { Money } from '#domain/record/money.ts';
import { monthText } from './months.ts';

/** What earlier months leave to be paid or given back, each with the way there. */
export function OpenMonths({ months }: { readonly months: NonNullable<Money['open']> }) {
  const link = (month: string) => (
    <Link className="adm-link" to={`/admin/money?${new URLSearchParams({ month })}`}>
      {monthText(month)}
    </Link>
  );
  return months.map(({ month, unpaid, back }) => (
    <p key={month} className="mo-open">
      {unpaid > 0 && (
        <>
          Also unpaid: {formatCents(unpaid)} from {link(month)}
        </>
      )}
      {unpaid > 0 && back > 0 && '. '}
      {back > 0 && (
        <>
          To give back: {formatCents(back)} from {link(month)}
        </>
      )}
    </p>
  ));
}
