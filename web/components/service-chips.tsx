import { serviceLabels } from '#domain/price/packages.ts';
import type { OfferedPackage } from '#domain/price/prices.ts';

export function ServiceChips({ pkg }: { readonly pkg: OfferedPackage }) {
  return (
    <ul className="chips" aria-label={`Included in ${pkg.title}`}>
      {pkg.services.map((token) => (
        <li key={token}>{serviceLabels[token]}</li>
      ))}
    </ul>
  );
}
