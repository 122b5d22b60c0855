import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { leaveWayBack } from '../offer/way-back.ts';

interface QuoteLinkProps {
  readonly quoteId: string;
  readonly className: string;
  readonly children: ReactNode;
}

export function QuoteLink({ quoteId, className, children }: QuoteLinkProps) {
  const { slug = '' } = useParams();
  return (
    <a className={className} href={`/quote/${quoteId}`} onClick={() => leaveWayBack(quoteId, slug)}>
      {children}
    </a>
  );
}
