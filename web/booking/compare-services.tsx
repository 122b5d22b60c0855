import { CompareTable } from '../components/compare-table.tsx';

/** The packages side by side, folded until somebody asks. */
export function CompareServices() {
  return (
    <details className="more">
      <summary>Compare services</summary>
      <CompareTable />
    </details>
  );
}
