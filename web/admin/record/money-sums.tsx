import { counted } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { Money } from '#domain/record/money.ts';
import { isDue } from '#domain/record/record-words.ts';
import { Can } from '../../components/can.tsx';
import { paidJobsText } from './money-words.ts';

interface SumProps {
  readonly label: string;
  readonly cents: number;
  readonly of: string;
}

const Sum = ({ label, cents, of }: SumProps) => (
  <div className="sum">
    <dt>{label}</dt>
    <dd className="sum__figure">{formatCents(cents)}</dd>
    <dd className="sum__of">{of}</dd>
  </div>
);

/** What the month came to, and how much of it is paid, as figures and as a level. */
export function MoneySums({ money }: { readonly money: Money }) {
  const { records, done, paid, unpaid, tax, tax_year } = money;
  return (
    <>
      <dl className="sums">
        <Sum label="Done" cents={done} of={`${counted(records.length, 'job')}, with tax`} />
        <Sum label="Paid" cents={paid} of={paidJobsText(records)} />
        <Sum label="Unpaid" cents={unpaid} of={counted(records.filter(isDue).length, 'job')} />
        <Sum label="Sales tax" cents={tax} of={`${formatCents(tax_year)} in ${money.month.slice(0, 4)}`} />
      </dl>
      <div
        className="mo-level"
        role="img"
        aria-label={`Paid ${formatCents(paid)}, unpaid ${formatCents(unpaid)}`}
      >
        <i style={{ flexGrow: paid }} />
        <i style={{ flexGrow: unpaid }} />
      </div>
      <p className="mo-key">
        <span>
          <Can isDone />
          Paid
        </span>
        <span>
          <Can isDone={false} />
          Unpaid
        </span>
      </p>
    </>
  );
}
