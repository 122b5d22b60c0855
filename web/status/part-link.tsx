import type { MouseEvent, ReactNode } from 'react';
import type { Part } from '#domain/status/page-parts.ts';
import { goTo } from './parts.ts';

interface PartLinkProps {
  readonly to: Part;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a part of the page and opens it. */
export function PartLink({ to, className, children }: PartLinkProps) {
  const go = (event: MouseEvent) => {
    if (goTo({ part: to })) event.preventDefault();
  };
  return (
    <a href={`#${to}`} className={className} onClick={go}>
      {children}
    </a>
  );
}
