import type { Money } from '#domain/record/money.ts';
import { moneyCsv } from '#domain/record/money-csv.ts';
import { useNames } from '../../content/content.tsx';
import { monthName } from './months.ts';

/** Made here, of what is shown: it also works without a connection, and leaves no copy anywhere. */
export function CsvButton({ money }: { readonly money: Money }) {
  const names = useNames();
  const save = () => {
    const url = URL.createObjectURL(new Blob([moneyCsv(money, names)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `money-${money.month}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), keptMs);
  };
  return (
    <button type="button" className="btn btn--line btn--small mo-csv" onClick={save}>
      CSV of {monthName(money.month)}
    </button>
  );
}

/** A phone's browser may ask before it reads the file. */
const keptMs = 60_000;
