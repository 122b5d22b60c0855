import { estimateText } from '#domain/estimates.ts';
import type { Package } from '#domain/packages.ts';
import { beforeTax } from '#domain/price-words.ts';
import { PackageFlag } from '../components/package-flag.tsx';

interface ContextBarProps {
  readonly pkg: Package;
  /** The length as typed; nothing typed, no bar. */
  readonly typed: string;
  readonly lengthFt: number | undefined;
}

/** The chosen service and the boat's length, kept in sight while the visitor fills in the form. */
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
            {lengthFt !== undefined && `${lengthFt} ft at `}${pkg.ratePerFoot}/ft
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
