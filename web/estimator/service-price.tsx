import { estimateText, packageRateText } from '#domain/price/estimates.ts';
import type { OfferedPackage } from '#domain/price/prices.ts';
import { useStoredLength } from './use-stored-length.ts';

/** The rate and, for a remembered length, the estimate on the same line, so nothing shifts when it appears. */
export function ServicePrice({ pkg }: { readonly pkg: OfferedPackage }) {
  const length = useStoredLength();
  const estimate = estimateText(pkg, length);
  return (
    <p className="card__price num">
      <span>{packageRateText(pkg)}</span>
      {estimate && (
        <span className="card__estimate">
          <b>{estimate}</b>
          <span className="card__for"> for {length} ft</span>
        </span>
      )}
    </p>
  );
}
