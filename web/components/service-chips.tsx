import { type Package, serviceLabels } from '#domain/packages.ts';

/** The services that a package includes. */
export function ServiceChips({ pkg }: { readonly pkg: Package }) {
  return (
    <ul className="chips" aria-label={`Included in ${pkg.title}`}>
      {pkg.services.map((token) => (
        <li key={token}>{serviceLabels[token]}</li>
      ))}
    </ul>
  );
}
