import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { timePath } from '../lead-path.ts';

interface PlanReturnProps {
  readonly lead: Lead;
  readonly look: 'btn--big' | 'btn--small';
}

/** Leads from a finished job to the open times for coming back. */
export function PlanReturn({ lead, look }: PlanReturnProps) {
  return (
    <Link className={`btn btn--line ${look}`} to={timePath(lead.id)}>
      Plan a return visit
    </Link>
  );
}
