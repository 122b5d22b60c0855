import type { ReactNode } from 'react';
import { formatRate } from '#domain/price/estimates.ts';
import { serviceLabels } from '#domain/price/packages.ts';
import type { OfferedPackage } from '#domain/price/prices.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { ScrollRegion } from '../components/scroll-region.tsx';
import { usePackages } from '../content/content.tsx';
import { Kept } from '../content/kept.tsx';

interface CompareTableProps {
  /** Defaults to the title. */
  readonly nameOf?: (pkg: OfferedPackage) => ReactNode;
}

export function CompareTable({ nameOf = ({ title }) => title }: CompareTableProps) {
  const packages = usePackages();
  return (
    <ScrollRegion label="Services side by side">
      <Kept id="compare-table">
        {(content) => (
          <table className="compare">
            <thead>
              <tr>
                <th scope="col">Service</th>
                <th scope="col">Best for</th>
                <th scope="col">Includes</th>
                <th scope="col">Rate</th>
              </tr>
            </thead>
            <tbody>
              {packages.map((pkg) => (
                <tr key={pkg.id}>
                  <th scope="row">
                    <PackageFlag id={pkg.id} size="1.25rem" />
                    {nameOf(pkg)}
                  </th>
                  <td>{content.packages[pkg.id].bestFor}</td>
                  <td>{pkg.services.map((token) => serviceLabels[token]).join(', ')}</td>
                  <td className="num">{formatRate(pkg.ratePerFoot)}/ft</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Kept>
    </ScrollRegion>
  );
}
