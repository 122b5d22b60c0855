import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { DropMark, Grip } from './use-drag.ts';

interface ListRowProps {
  readonly name: string;
  readonly heading?: 'h2' | 'h3' | undefined;
  readonly badge: ReactNode;
  /** Just added, or asked for: its first field has the focus. */
  readonly startsOpen: boolean;
  /** From 0. */
  readonly place: number;
  readonly isLast: boolean;
  readonly grip: Grip;
  readonly mark: DropMark | undefined;
  readonly onMove: (by: number) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** One item of a list, folded; its place is changed by its grip or by buttons. */
export function ListRow(props: ListRowProps) {
  const { name, heading: Heading = 'h2', badge, startsOpen, place, isLast } = props;
  const { grip, mark, onMove, onBlur, onRemove, children } = props;
  const [isOpen] = useState(startsOpen);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const around = row.current?.parentElement?.closest('details');
    if (around) around.open = true;
    row.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpen]);
  const isFirst = place === 0;
  const toTheTop = () => {
    onMove(-place);
    requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <li ref={row} data-drop={mark} onBlur={onBlur}>
      <details className="price" open={isOpen}>
        <summary>
          <span className="pen-grip" aria-hidden="true" {...grip} />
          <Heading>{name}</Heading>
          {badge}
          <Icon name="down" />
        </summary>
        <div className="pen-fields">
          {children}
          <div className="btn-row">
            <button
              type="button"
              className="btn btn--line btn--small"
              aria-disabled={isFirst}
              aria-label={`Move up: ${name}`}
              onClick={() => !isFirst && onMove(-1)}
            >
              Move up
            </button>
            <button
              type="button"
              className="btn btn--line btn--small"
              aria-disabled={isLast}
              aria-label={`Move down: ${name}`}
              onClick={() => !isLast && onMove(1)}
            >
              Move down
            </button>
            <button
              type="button"
              className="btn btn--line btn--small"
              aria-disabled={isFirst}
              aria-label={`Move to the top: ${name}`}
              onClick={() => !isFirst && toTheTop()}
            >
              To the top
            </button>
            {onRemove && (
              <button
                type="button"
                className="adm-link"
                aria-label={`Remove: ${name}`}
                // Or the field that is left says what it lacks, and moves this away from under the tap.
                onPointerDown={(event) => event.preventDefault()}
                onClick={onRemove}
              >
                Remove
              </button>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
