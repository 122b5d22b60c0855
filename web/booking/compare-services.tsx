import { CompareTable } from '../components/compare-table.tsx';
import { useCards } from '../content/content.tsx';
import '../styles/compare.css';
import '../styles/more.css';

export function CompareServices() {
  return (
    <details className="more">
      <summary>Compare services</summary>
      <CompareTable packages={useCards()} />
    </details>
  );
}
