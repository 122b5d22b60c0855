import { estimateText, formatRate } from '#domain/price/estimates.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import type { OfferedPackage } from '#domain/price/prices.ts';
import { PackageFlag } from '../components/package-flag.tsx';

interface ContextBarProps {
  readonly pkg: OfferedPackage;
  /** The length as typed; the bar is hidden while it is empty. */
  readonly typed: string;
  readonly lengthFt: number | undefined;
}

/** Keeps the chosen service and the length in view. */
export function ContextBar({ pkg, typed, lengthFt }: ContextBarProps) {
  if (typed.trim() === '') return null;
  const estimate = estimateText(pkg, lengthFt);
  return (
    <aside className="ctx on-ink on-deep" aria-label="Your choice">
      <div className="wrap ctx__in">
        <PackageFlag id={pkg.id} size="2rem" />
        <p>
          <b>{pkg.title}</b>
          <span>
            {lengthFt !== undefined && `${lengthFt} ft at `}
            {formatRate(pkg.ratePerFoot)}/ft
          </span>
        </p>
        {estimate && (
          <p className="ctx__sum">
            <b>{estimate}</b>
            <span>estimate, {beforeTax}</span>
          </p>
        )}
      </div>
    </aside>
  );
}
