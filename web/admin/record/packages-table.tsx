import { packageIds } from '#domain/price/packages.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { Money } from '#domain/record/money.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';

/** What each package brought in, most first. */
export function PackagesTable({ money: { by_package } }: { readonly money: Money }) {
  const names = useNames();
  const rows = ([...packageIds, 'other'] as const)
    .map((id) => ({ id, cents: by_package[id] ?? 0 }))
    .filter(({ id }) => by_package[id] !== undefined)
    .sort((a, b) => b.cents - a.cents);
  return (
    <section className="mo-sec mo-packages" aria-labelledby="by-package">
      <div className="sec-head">
        <h2 id="by-package">By package</h2>
        <span className="quiet">With tax</span>
      </div>
      <dl className="mo-kinds">
        {rows.map(({ id, cents }) => (
          <div key={id}>
            <dt>
              {id === 'other' ? <span /> : <PackageFlag id={id} />}
              {id === 'other' ? 'Other work' : names[id].title}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
