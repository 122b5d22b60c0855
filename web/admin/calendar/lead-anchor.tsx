import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadParam } from '../lead-path.ts';

interface LeadAnchorProps {
  readonly leadId: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to a lead at the desk; closing it there leads back. */
export function LeadAnchor({ leadId, className, children }: LeadAnchorProps) {
  return (
    <Link
      className={className}
      to={{ pathname: '/admin', search: `${leadParam}=${leadId}` }}
      state={openedHere}
      draggable={false}
    >
      {children}
    </Link>
  );
}
