import { CompareTable } from '../estimator/compare-table.tsx';
import '../styles/compare.css';
import '../styles/more.css';

export function CompareServices() {
  return (
    <details className="more">
      <summary>Compare services</summary>
      <CompareTable />
    </details>
  );
}
