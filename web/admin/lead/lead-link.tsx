import { Link, useLocation } from 'react-router-dom';
import type { LeadSummary } from '#domain/lead.ts';
import { leadParam } from '../lead-path.ts';
import { openedHere } from './use-open-lead.ts';

export function LeadLink({ lead }: { readonly lead: Pick<LeadSummary, 'id' | 'full_name'> }) {
  const { search, state } = useLocation();
  const params = new URLSearchParams(search);
  // Moving from one open lead to another is a single history step.
  const isOpen = params.has(leadParam);
  params.set(leadParam, lead.id);
  return (
    <Link
      className="view"
      to={{ search: params.toString() }}
      replace={isOpen}
      state={isOpen ? state : openedHere}
      preventScrollReset
      data-lead={lead.id}
    >
      View<span className="vh"> {lead.full_name}</span>
    </Link>
  );
}
