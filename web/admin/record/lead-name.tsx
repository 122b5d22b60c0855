import { Link } from 'react-router-dom';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';

interface LeadNameProps {
  /** Undefined once the lead is erased. */
  readonly leadId: string | undefined;
  readonly name: string;
}

/** Whose receipt it is, with the way to their lead. */
export const LeadName = ({ leadId, name }: LeadNameProps) =>
  leadId ? (
    <Link to={leadPath(leadId)} state={openedHere}>
      {name}
    </Link>
  ) : (
    name
  );
