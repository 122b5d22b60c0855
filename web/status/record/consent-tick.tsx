import type { ReactNode } from 'react';

interface ConsentTickProps {
  readonly label: ReactNode;
  readonly now: string;
  readonly isAllowed: boolean;
  readonly isPending: boolean;
  readonly isReadOnly?: boolean;
  readonly onAllow: (isAllowed: boolean) => void;
  readonly picture?: ReactNode;
}

/** Saves at once, and takes back at once; ticked only once that is saved. */
export const ConsentTick = ({
  label,
  now,
  isAllowed,
  isPending,
  isReadOnly = false,
  onAllow,
  picture,
}: ConsentTickProps) => (
  <label className="may">
    {picture}
    <span className="may__text">
      {label}
      <small className={isAllowed && !isPending ? 'may__on' : undefined} role="status">
        {isPending ? 'Saving' : now}
      </small>
    </span>
    <input
      type="checkbox"
      checked={isAllowed}
      aria-disabled={isPending || isReadOnly}
      onChange={({ target }) => !isPending && !isReadOnly && onAllow(target.checked)}
    />
  </label>
);
