import { Link } from 'react-router-dom';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';

interface LeadNameProps {
  readonly leadId: string | undefined;
  readonly name: string;
}

export const LeadName = ({ leadId, name }: LeadNameProps) =>
  leadId ? (
    <Link to={leadPath(leadId)} state={openedHere}>
      {name}
    </Link>
  ) : (
    name
  );
