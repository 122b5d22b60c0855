import { Link } from 'react-router-dom';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { useUnsaved } from '../data/use-unsaved.tsx';
import { extraPlace } from '../lead/extra-place.ts';
import { UnsentSheet, useUnsentSheets } from './unsent-sheets.tsx';

/** What is typed and not sent, but for what stands on the card of its visit. */
export function UnsavedHere({ visits }: { readonly visits: readonly TodayVisit[] }) {
  const onCards = visits.filter(({ status }) => status === 'underway').map(({ lead_id }) => lead_id);
  const unsaved = useUnsaved().filter(({ form }) => !onCards.some((leadId) => extraPlace(leadId) === form));
  const sheets = useUnsentSheets().filter((leadId) => !onCards.includes(leadId));
  if (unsaved.length + sheets.length === 0) return null;
  return (
    <>
      <h3 className="wait__grp">Only on this device</h3>
      <ul className="wl">
        {unsaved.map(({ form, to, text }) => (
          <li key={form} className="row">
            <span />
            <p>{text}</p>
            <Link className="btn btn--line btn--small" to={to}>
              Open<span className="vh"> what isn’t saved</span>
            </Link>
          </li>
        ))}
        {sheets.map((leadId) => (
          <UnsentSheet key={leadId} leadId={leadId} />
        ))}
      </ul>
    </>
  );
}
