import { formatCents } from '#domain/price/quote-totals.ts';
import { ApiError } from '../../api/call-operation.ts';

export interface Confirmed {
  /** Sending the same email again shortly after. */
  readonly again?: true;
  readonly past?: true;
  /** Booking a time that overlaps another visit. */
  readonly overlap?: true;
  /** A price above the one that was agreed to. */
  readonly more?: true;
}

export interface Asked {
  readonly question: string;
  readonly confirm: string;
  readonly dismiss: string;
  /** What was said yes to, this question included. */
  readonly confirmed: Confirmed;
}

export const aboutPast = (confirmed: Confirmed): Asked => ({
  question: 'That time is in the past. Book anyway?',
  confirm: 'Book anyway',
  dismiss: 'Don’t book',
  confirmed: { ...confirmed, past: true },
});

export const pastAgreedText = (cents: number): string =>
  `${formatCents(cents)} more before tax than they agreed to. Send anyway?`;

export const aboutMore = (cents: number, confirmed: Confirmed): Asked => ({
  question: pastAgreedText(cents),
  confirm: 'Send anyway',
  dismiss: 'Don’t send',
  confirmed: { ...confirmed, more: true },
});

/** What to ask about a time that is taken, `notes` being what else speaks against it; undefined for any other refusal. */
export function aboutOverlap(
  error: unknown,
  confirmed: Confirmed,
  notes: readonly string[] = [],
): Asked | undefined {
  if (!(error instanceof ApiError) || !error.conflicts?.length) return undefined;
  return {
    question: [error.message, ...notes, 'Book anyway?'].join(' '),
    confirm: 'Book anyway',
    dismiss: 'Don’t book',
    confirmed: { ...confirmed, overlap: true },
  };
}
