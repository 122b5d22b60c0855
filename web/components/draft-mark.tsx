import '../styles/draft.css';

interface DraftMarkProps {
  readonly n: number;
  /** The outlined numeral below the ticks; defaults to n + 1, absent for the last. */
  readonly next?: number;
}

/** A numeral stacked like a hull's draft marks. Decorative: hidden from screen readers. */
export function DraftMark({ n, next }: DraftMarkProps) {
  return (
    <span className="draft" aria-hidden="true">
      <svg viewBox="0 0 40 92" aria-hidden="true" focusable="false">
        <text x="20" y="24" className="now">
          {n}
        </text>
        <path className="tick" d="M12 38H28M15 48H25M15 58H25" />
        {next !== undefined && (
          <text x="20" y="88" className="off">
            {next}
          </text>
        )}
      </svg>
    </span>
  );
}
