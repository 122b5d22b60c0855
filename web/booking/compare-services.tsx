import { CompareTable } from '../components/compare-table.tsx';
import '../styles/compare.css';

/** The packages side by side, folded until somebody asks. */
export function CompareServices() {
  return (
    <details className="more">
      <summary>Compare services</summary>
      <CompareTable />
    </details>
  );
}
