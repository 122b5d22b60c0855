import type { ReactNode } from 'react';
import { type Balance, openCents } from '#domain/price/open-cents.ts';

interface SettleButtonProps {
  readonly record: Balance;
  readonly busy: boolean;
  readonly onSettled: () => void;
  readonly children?: ReactNode;
}

/** What a correction has left open of a paid receipt has changed hands. */
export const SettleButton = ({ record, busy, onSettled, children }: SettleButtonProps) => (
  <button
    type="button"
    className="btn btn--line btn--small"
    aria-disabled={busy}
    onClick={() => !busy && onSettled()}
  >
    {openCents(record) < 0 ? 'Given back' : 'Rest paid'}
    {children}
  </button>
);
