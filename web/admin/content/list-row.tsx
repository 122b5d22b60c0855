import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';

interface ListRowProps {
  readonly name: string;
  readonly isDraft: boolean;
  /** Just added: its first field has the focus. */
  readonly startsOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** One item of a list, folded; its place is changed by buttons. */
export function ListRow(props: ListRowProps) {
  const { name, isDraft, startsOpen, isFirst, isLast, onMove, onRemove, children } = props;
  const [isOpen] = useState(startsOpen);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen]);
  return (
    <li ref={row}>
      <details className="price" open={isOpen}>
        <summary>
          <h2>{name}</h2>
          {isDraft && <span className="badge badge--draft">Draft</span>}
          <Icon name="down" />
        </summary>
        <div className="pen-fields">
          {children}
          <div className="btn-row">
            <button
              type="button"
              className="btn btn--line btn--small"
              disabled={isFirst}
              aria-label={`Move up: ${name}`}
              onClick={() => onMove(-1)}
            >
              Move up
            </button>
            <button
              type="button"
              className="btn btn--line btn--small"
              disabled={isLast}
              aria-label={`Move down: ${name}`}
              onClick={() => onMove(1)}
            >
              Move down
            </button>
            {onRemove && (
              <button type="button" className="adm-link" aria-label={`Remove: ${name}`} onClick={onRemove}>
                Remove
              </button>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
