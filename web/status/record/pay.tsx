import { openCents } from '#domain/price/open-cents.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { usePage } from '../page-state.ts';

interface PayProps {
  readonly record: PublicRecord;
  readonly isMain: boolean;
}

interface UnbrokenProps {
  readonly text: string;
  readonly part: string;
}

/** A line doesn't break within the part, and what is copied stays as it is. */
const Unbroken = ({ text, part }: UnbrokenProps) => {
  const [before, ...after] = text.split(part);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="pay__number">{part}</span>
      {after.join(part)}
    </>
  );
};

/** The owner's ways to pay: pages as buttons, words as lines. */
export function Pay({ record, isMain }: PayProps) {
  const { lead } = usePage();
  const pages = lead.pay.filter(({ url }) => url !== undefined);
  const total = formatCents(openCents(record));
  return (
    <section className="pay" id="pay" tabIndex={-1} aria-label="Pay">
      {lead.pay.map(
        ({ name, text }) =>
          text !== undefined && (
            <p key={name}>
              <b>{name}:</b> <Unbroken text={text} part={record.number} />
            </p>
          ),
      )}
      {pages.length === 0 && <p className="quiet">Cash or a check works. Otherwise, pay as we agreed.</p>}
      {pages.length > 0 && (
        <div className="go">
          <p className="quiet">{pages.length === 1 && 'Opens our pay page. '}Cash or a check works too.</p>
          {pages.map(({ name, url }, index) => (
            <a
              key={name}
              className={`btn ${isMain && index === 0 ? 'btn--main' : 'btn--line'}`}
              href={url}
              rel="noopener noreferrer"
            >
              Pay {total}
              {pages.length > 1 && ` with ${name}`}
            </a>
          ))}
        </div>
      )}
      <p className="quiet">
        {record.paid_on === undefined ? 'Paid already?' : 'Paid the rest already?'} It shows here once we’ve
        marked it.
      </p>
    </section>
  );
}
