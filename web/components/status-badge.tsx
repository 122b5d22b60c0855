import type { ReactNode } from 'react';
import { type Status, statusText } from '#domain/statuses.ts';
import '../styles/badge.css';

const ring = <circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.6" />;

/** Background, text, border and glyph all differ, and the word is always shown: nothing relies on color alone. */
const looks: Record<Status, { readonly name: string; readonly glyph: ReactNode }> = {
  REQUEST_SENT: { name: 'request', glyph: ring },
  NEEDS_ACCESS_REVIEW: {
    name: 'access',
    glyph: <path d="M6 1.5l5 9H1z" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  },
  CONTACTED: { name: 'contacted', glyph: <path d="M1 2.5h10v6H5.5L3 11V8.5H1z" fill="currentColor" /> },
  OFFER_SENT: { name: 'offer', glyph: <path d="M6 .8L11.2 6 6 11.2.8 6z" fill="currentColor" /> },
  SCHEDULED: {
    name: 'scheduled',
    glyph: (
      <>
        <path d="M1 2.5h10v8.5H1z" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M1 5h10M3.5.5v3M8.5.5v3" stroke="currentColor" strokeWidth="1.6" />
      </>
    ),
  },
  IN_PROGRESS: {
    name: 'progress',
    glyph: (
      <>
        {ring}
        <path d="M6 1.8a4.2 4.2 0 0 1 0 8.4z" fill="currentColor" />
      </>
    ),
  },
  COMPLETED: {
    name: 'completed',
    glyph: <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
  CANCELED: {
    name: 'canceled',
    glyph: <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" />,
  },
};

interface StatusBadgeProps {
  readonly status: Status;
  /** A canceled visit of a plan that its customer has skipped. */
  readonly skipped?: boolean | undefined;
}

export function StatusBadge({ status, skipped }: StatusBadgeProps) {
  const { name, glyph } = looks[status];
  return (
    <span className={`badge badge--${name}`}>
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        {glyph}
      </svg>
      {statusText({ status, skipped })}
    </span>
  );
}
