import { Link } from 'react-router-dom';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';

/** In place of the acts of a visit that doesn't take place at its time. */
export function CalledOff({ visit: { name, lead_id } }: { readonly visit: TodayVisit }) {
  return (
    <div className="bar">
      <div className="acts">
        <Link className="btn btn--big btn--line" to={leadPath(lead_id)} state={openedHere}>
          Open {name}’s request
        </Link>
      </div>
    </div>
  );
}
