import { packageList } from '#domain/price/packages.ts';
import { PackageFlag } from './package-flag.tsx';
import '../styles/hoist.css';

/** The five flags on one halyard; `size` is any CSS length. Decorative. */
export function FlagHoist({ size }: { readonly size: string }) {
  return (
    <div className="hoist" aria-hidden="true">
      {packageList.map(({ id }) => (
        <PackageFlag key={id} id={id} size={size} />
      ))}
    </div>
  );
}
