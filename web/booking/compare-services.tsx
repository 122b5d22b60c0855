import { CompareTable } from '../components/compare-table.tsx';
import '../styles/compare.css';

export function CompareServices() {
  return (
    <details className="more">
      <summary>Compare services</summary>
      <CompareTable />
    </details>
  );
}
