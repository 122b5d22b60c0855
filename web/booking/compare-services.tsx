import { packageList, serviceLabels } from '#domain/packages.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { ScrollRegion } from '../components/scroll-region.tsx';

/** The packages side by side, folded until somebody asks. */
export function CompareServices() {
  return (
    <details className="more">
      <summary>Compare services</summary>
      <ScrollRegion label="Compare services">
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
            {packageList.map((pkg) => (
              <tr key={pkg.id}>
                <th scope="row">
                  <PackageFlag id={pkg.id} size="1.25rem" />
                  {pkg.title}
                </th>
                <td>{pkg.bestFor}</td>
                <td>{pkg.services.map((token) => serviceLabels[token]).join(', ')}</td>
                <td className="num">${pkg.ratePerFoot}/ft</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
