import { type Package, serviceLabels } from '#domain/price/packages.ts';

export function ServiceChips({ pkg }: { readonly pkg: Package }) {
  return (
    <ul className="chips" aria-label={`Included in ${pkg.title}`}>
      {pkg.services.map((token) => (
        <li key={token}>{serviceLabels[token]}</li>
      ))}
    </ul>
  );
}
