import { Link } from 'react-router-dom';
import type { Waiting } from '#domain/today/waiting-item.ts';
import { Waterline } from '../../components/waterline.tsx';

interface NothingPlannedProps {
  readonly waiting: readonly Waiting[];
  /** Of today, done or passed. */
  readonly hadVisits: boolean;
  readonly isKnown: boolean;
  readonly isLoading: boolean;
}

export function NothingPlanned({ waiting, hadVisits, isKnown, isLoading }: NothingPlannedProps) {
  const heading = hadVisits ? 'No more visits today' : 'Nothing on the calendar';
  const none = `No ${hadVisits ? 'other ' : ''}visit is planned for the next seven days`;
  return (
    <div className="visit visit--none">
      <div className="visit__pic" />
      <Waterline at="58%" below="ink" over />
      <div className="visit__when on-ink">
        <h2>{isLoading ? 'Loading your day' : heading}</h2>
        <p className="what">
          {!isKnown && !isLoading && 'None that this device knows of. Your day loads once there’s signal.'}
          {isKnown &&
            (waiting.length > 0
              ? `${none}. The next one will come from what’s waiting for you.`
              : `${none}, and nobody’s waiting for you.`)}
        </p>
        <p className="visit__on">
          <Link className="btn btn--line btn--small" to="/admin/calendar">
            Open the calendar
          </Link>
        </p>
      </div>
    </div>
  );
}
