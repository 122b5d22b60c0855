import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLead } from '../data/use-lead.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { unsentSheets } from '../device/sheets.ts';
import { finishPath } from '../lead-path.ts';
import { unsentBillText } from './today-words.ts';

/** The leads whose bill was changed on this device and not sent. */
export function useUnsentSheets(): readonly string[] {
  const { acts } = useWaiting();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void unsentSheets(acts).then((found) => isCurrent && setIds(found));
    return () => {
      isCurrent = false;
    };
  }, [acts]);
  return ids;
}

export function UnsentSheet({ leadId }: { readonly leadId: string }) {
  const { lead } = useLead(leadId);
  const what = unsentBillText(lead);
  return (
    <li className="row">
      <span />
      <p>
        <b>{lead?.full_name ?? 'A customer'}</b> has a {what} that isn’t sent yet.
      </p>
      <Link className="btn btn--line btn--small" to={finishPath(leadId)}>
        Open
        <span className="vh">
          {' '}
          the {what}
          {lead && ` of ${lead.full_name}`}
        </span>
      </Link>
    </li>
  );
}
