import { formatMoment } from '#domain/los-angeles.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import type { JobRecord } from '#domain/record/job-record.ts';

interface EarlierVersionsProps {
  readonly record: JobRecord;
  readonly now: string;
}

/** What the receipt said before it was corrected. */
export function EarlierVersions({ record, now }: EarlierVersionsProps) {
  return record.earlier.map(({ version, lines, made_at, discount, tax, total }) => (
    <details key={version} className="fin-earlier">
      <summary>
        Version {version}, {formatMoment(made_at, now)}: {formatCents(total)}
      </summary>
      <ul className="wl">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
          <li key={index}>
            {line.description}, {formatCents(lineAmount(line))}
          </li>
        ))}
        {discount > 0 && <li>Discount, {formatCents(discount)}</li>}
        <li>Sales tax, {formatCents(tax)}</li>
      </ul>
    </details>
  ));
}
