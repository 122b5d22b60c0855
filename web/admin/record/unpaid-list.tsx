import { useEffect, useRef, useState } from 'react';
import { wroteLately } from '#domain/follow-up/follow-up-days.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useNames } from '../../content/content.tsx';
import { LeadName } from './lead-name.tsx';
import { MarkPaid, type MarkPaidProps } from './mark-paid.tsx';
import { agoText, daysSince, receiptDayText, workText, wroteText } from './money-words.ts';
import { Remind } from './remind.tsx';
import type { HowPaid } from './use-payment.ts';

interface UnpaidListProps {
  readonly records: readonly MoneyRecord[];
  readonly now: string;
  readonly busy: boolean;
  readonly mark: (record: MoneyRecord, paid: HowPaid) => Promise<string | undefined>;
}

type Act = 'pay' | 'remind';

/** Who owes, the longest first, each with what the owner can do about it. */
export function UnpaidList({ records, now, busy, mark }: UnpaidListProps) {
  const [open, setOpen] = useState<{ readonly number: string; readonly act: Act }>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="unpaid">
      <div className="sec-head">
        <h2 id="unpaid" ref={heading} tabIndex={-1}>
          Unpaid
        </h2>
        <span className="quiet">Nobody’s reminded unless you press it</span>
      </div>
      <ul className="wl">
        {records.map((record) => (
          <Unpaid
            key={record.number}
            record={record}
            now={now}
            busy={busy}
            act={open?.number === record.number ? open.act : undefined}
            onOpen={(act) => setOpen(act && { number: record.number, act })}
            onMark={async (paid) => {
              const failure = await mark(record, paid);
              if (failure !== undefined) return failure;
              setOpen(undefined);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnpaidProps {
  readonly record: MoneyRecord;
  readonly now: string;
  readonly busy: boolean;
  readonly act: Act | undefined;
  readonly onOpen: (act: Act | undefined) => void;
  readonly onMark: MarkPaidProps['onMark'];
}

function Unpaid({ record, now, busy, act, onOpen, onMark }: UnpaidProps) {
  const names = useNames();
  const { name, service, total, number, lead_id, done_at, worked_at = done_at } = record;
  const made = receiptDayText(record, now);
  const { part: row, kept } = useKeptFocus<HTMLLIElement>((part) =>
    part.querySelector<HTMLElement>('[data-act="pay"]'),
  );
  useEffect(() => {
    if (act === 'pay') row.current?.querySelector('input')?.focus();
  }, [act, row]);
  const close = () => {
    const was = act;
    onOpen(undefined);
    const button = (name: string | undefined) =>
      row.current?.querySelector<HTMLElement>(`[data-act="${name}"]`);
    requestAnimationFrame(() => (button(was) ?? button('pay'))?.focus());
  };
  return (
    <li className="mo-owe" {...kept}>
      {service ? <PackageFlag id={service} /> : <span />}
      <p>
        <b>
          <LeadName leadId={lead_id} name={name} />
        </b>
        <br />
        {workText(record, names)}. Done{' '}
        {daysSince(worked_at, now) > 1 && `${formatShortDay(worked_at, now)}, `}
        <b className="mo-since">{agoText(worked_at, now)}</b>
      </p>
      <p className="mo-owe__sum">
        {formatCents(total)}
        <small>No. {number}</small>
        {made && <small>{made}</small>}
      </p>
      {lead_id !== undefined && act === undefined && (
        <div className="mo-owe__acts">
          <button
            type="button"
            data-act="pay"
            className="btn btn--line btn--small"
            onClick={() => onOpen('pay')}
          >
            Mark paid<span className="vh">, {name}</span>
          </button>
          {wroteLately(record, now) ? (
            <span className="quiet">{wroteText(record, now)}</span>
          ) : (
            <button
              type="button"
              data-act="remind"
              className="btn btn--line btn--small"
              onClick={() => onOpen('remind')}
            >
              {daysSince(done_at, now) < 1 ? 'Send link' : 'Remind'}
              <span className="vh">, {name}</span>
            </button>
          )}
        </div>
      )}
      {act === 'pay' && <MarkPaid record={record} now={now} busy={busy} onMark={onMark} onClose={close} />}
      {act === 'remind' && <Remind record={record} now={now} onClose={close} />}
    </li>
  );
}
