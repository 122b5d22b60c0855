import { estimateText, formatDollars, formatRate } from '#domain/price/estimates.ts';
import type { PriceAgain } from '#domain/price/price-again.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import type { OfferedPackage } from '#domain/price/prices.ts';
import { PackageFlag } from '../components/package-flag.tsx';

interface ContextBarProps {
  readonly pkg: OfferedPackage;
  /** The length as typed; the bar is hidden while it is empty. */
  readonly typed: string;
  readonly lengthFt: number | undefined;
  /** Of the same work, where the page knows what it cost last time. */
  readonly again: PriceAgain | undefined;
}

/** Keeps the chosen service and the length in view. */
export function ContextBar({ pkg, typed, lengthFt, again }: ContextBarProps) {
  if (typed.trim() === '') return null;
  const estimate = again ? `~${formatDollars(again.dollars)}` : estimateText(pkg, lengthFt);
  const isSame = again !== undefined && again.dollars === again.last;
  return (
    <aside className="ctx on-ink on-deep" aria-label="Your choice">
      <div className="wrap ctx__in">
        <PackageFlag id={pkg.id} size="2rem" />
        <p>
          <b>{pkg.title}</b>
          <span>
            {lengthFt !== undefined && `${lengthFt} ft${again ? '' : ' at '}`}
            {!again && `${formatRate(pkg.ratePerFoot)}/ft`}
          </span>
        </p>
        {estimate && (
          <p className="ctx__sum">
            <b>{estimate}</b>
            <span>
              {isSame ? 'as last time' : 'estimate'}, {beforeTax}
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}
