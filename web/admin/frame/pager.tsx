import { withCommas } from '#domain/plain-text.ts';

/** Rows per page of all lists; the API's default too. */
export const pageSize = 20;

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Both buttons are always shown, so they never move. */
export function Pager({ page, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  return (
    <nav className="pager" aria-label="Pages">
      <span>
        {withCommas(first)} to {withCommas(Math.min(total, page * pageSize))} of {withCommas(total)}
      </span>
      <span className="btn-row">
        <button
          type="button"
          className="btn btn--line btn--small"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </button>
        <button
          type="button"
          className="btn btn--line btn--small"
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          Next
        </button>
      </span>
    </nav>
  );
}
