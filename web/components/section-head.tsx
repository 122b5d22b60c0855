import type { ReactNode } from 'react';
import { DraftMark } from './draft-mark.tsx';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly n: number;
  readonly next?: number;
  readonly children?: ReactNode;
}

/** `id` is for the section's aria-labelledby. */
export function SectionHead({ id, title, n, next, children }: SectionHeadProps) {
  return (
    <div className="head">
      <DraftMark n={n} {...(next === undefined ? {} : { next })} />
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </div>
  );
}
