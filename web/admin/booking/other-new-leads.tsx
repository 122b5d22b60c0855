import { Link } from 'react-router-dom';
import { useUnsaved } from '../data/use-unsaved.tsx';

/** The new leads that are kept besides the one whose form this is. */
export const OtherNewLeads = ({ form: own }: { readonly form: string }) =>
  useUnsaved()
    .filter(({ form }) => form.startsWith('new-lead:') && form !== own)
    .map(({ form, to, text }) => (
      <p key={form}>
        {text}{' '}
        <Link className="adm-link" to={to}>
          Open it
        </Link>
      </p>
    ));
