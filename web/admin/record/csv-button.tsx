import type { Money } from '#domain/record/money.ts';
import { moneyCsv } from '#domain/record/money-csv.ts';
import { saveFile } from '../../components/save-file.ts';
import { useNames } from '../../content/content.tsx';
import { monthName } from './months.ts';

/** Made here, of what is shown: it also works without a connection, and leaves no copy anywhere. */
export function CsvButton({ money }: { readonly money: Money }) {
  const names = useNames();
  const save = () => saveFile(`money-${money.month}.csv`, 'text/csv', moneyCsv(money, names));
  return (
    <button type="button" className="btn btn--line btn--small mo-csv" onClick={save}>
      CSV of {monthName(money.month)}
    </button>
  );
}
