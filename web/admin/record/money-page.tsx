import { Link, useSearchParams } from 'react-router-dom';
import type { Money } from '#domain/record/money.ts';
import { isUnpaid, isUnsettled } from '#domain/record/record-words.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useAsOf } from '../data/use-as-of.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useOnline } from '../use-online.ts';
import { CsvButton } from './csv-button.tsx';
import { MoneySums } from './money-sums.tsx';
import { MonthPicker } from './month-picker.tsx';
import { monthName, monthNow, monthText, shownMonth } from './months.ts';
import { OpenMonths } from './open-months.tsx';
import { PackagesTable } from './packages-table.tsx';
import { PaidTable } from './paid-table.tsx';
import { UnbilledList } from './unbilled-list.tsx';
import { UnpaidList } from './unpaid-list.tsx';
import { UnsettledList } from './unsettled-list.tsx';
import { useMoney } from './use-money.ts';
import { usePayment } from './use-payment.ts';
import '../../styles/admin-customer.css';
import '../../styles/admin-money.css';

export function MoneyPage() {
  const now = useServerNow();
  const [params] = useSearchParams();
  const month = shownMonth(params.get('month'), now);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useMoney(month);
  const asOf = useAsOf(data && dataUpdatedAt);
  const isOnline = useOnline();
  const isWaiting = !data && (isFetching || !isError);
  return (
    <>
      <PageHead title="Money" description="What was done and paid." path="/admin/money" noindex />
      <main id="main" className="wrap mo" tabIndex={-1}>
        <div className="page-head">
          <h1>Money</h1>
          <Link className="adm-link mo-reviews" to="/admin/reviews">
            Reviews
          </Link>
          <MonthPicker month={month} now={now} />
        </div>
        {((isError && !isWaiting) || !isOnline) && (
          <LoadFailed
            what={monthText(month)}
            isStale={data !== undefined}
            asOf={asOf}
            onRetry={() => refetch()}
          />
        )}
        {isWaiting && isOnline && (
          <div role="status" aria-label={`Loading ${monthText(month)}`}>
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </div>
        )}
        {data && month === monthNow(now) && <OpenMonths months={data.open ?? []} />}
        {data && isEmpty(data) && (
          <div className="blank">
            <p>
              <b>No jobs finished in {monthName(month)}.</b>
              <br />A job lands here once you’ve finished it, on Today or in its lead.
            </p>
          </div>
        )}
        {data && !isEmpty(data) && <Loaded money={data} now={now} />}
      </main>
    </>
  );
}

const isEmpty = ({ records, unbilled = [] }: Money): boolean => records.length + unbilled.length === 0;

function Loaded({ money, now }: { readonly money: Money; readonly now: string }) {
  const { busy, markPaid, markUnpaid } = usePayment();
  const unsettled = money.records.filter(isUnsettled);
  const owed = money.records.filter(isUnpaid);
  const paid = money.records.filter((record) => !owed.includes(record)).reverse();
  const { kept } = useKeptFocus<HTMLDivElement>((part) => part.querySelector<HTMLElement>('#unpaid, #paid'));
  return (
    <div {...kept}>
      <MoneySums money={money} />
      <UnpaidList records={owed} now={now} busy={busy} mark={markPaid} />
      <UnbilledList jobs={money.unbilled ?? []} now={now} />
      <UnsettledList records={unsettled} />
      <section className="mo-sec" aria-labelledby="paid">
        <div className="sec-head">
          <h2 id="paid" tabIndex={-1}>
            Paid
          </h2>
          <CsvButton money={money} />
        </div>
        {paid.length === 0 ? (
          <p className="quiet">Nothing’s paid yet.</p>
        ) : (
          <PaidTable
            records={paid}
            month={monthText(money.month)}
            now={now}
            busy={busy}
            onUnpaid={(record) => void markUnpaid(record)}
          />
        )}
      </section>
      {money.records.length > 0 && <PackagesTable money={money} />}
    </div>
  );
}
