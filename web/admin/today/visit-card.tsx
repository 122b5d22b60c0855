import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '#domain/los-angeles.ts';
import { inDoubtText } from '#domain/today/in-doubt-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { BoatDrawing } from '../../components/boat-drawing.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { Waterline } from '../../components/waterline.tsx';
import { useNames } from '../../content/content.tsx';
import { useWaiting } from '../data/use-waiting.ts';
import { isLateUnsent } from '../device/waiting-act.ts';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';
import { CalledOff } from './called-off.tsx';
import { soonText, spanOf, tooFarText, workText } from './today-words.ts';
import { VisitActs } from './visit-acts.tsx';
import { VisitExtras } from './visit-extras.tsx';
import { VisitHookups } from './visit-hookups.tsx';
import { VisitPlace } from './visit-place.tsx';
import { VisitReady } from './visit-ready.tsx';
import { VisitSaid } from './visit-said.tsx';
import { VisitSky } from './visit-sky.tsx';

interface VisitCardProps {
  readonly visit: TodayVisit;
  readonly now: string;
  /** Earlier days of the job that have passed, and of which nobody has said how they went. */
  readonly unmarked: readonly string[];
  /** What another device has and has not sent. */
  readonly unsent?: string | undefined;
}

export function VisitCard({ visit, now, unmarked, unsent }: VisitCardProps) {
  const names = useNames();
  const { acts } = useWaiting();
  const nameId = useId();
  /** An address that did not load, as without a line. */
  const [unseen, setUnseen] = useState<string>();
  const { from, to, planned } = spanOf(visit);
  const inDoubt = inDoubtText(visit);
  const tooFar = tooFarText(visit, now);
  const { start, name, lead_id, photo, boat_type, service, weather } = visit;
  return (
    <article className="visit" aria-labelledby={nameId}>
      <div className="visit__pic">
        {photo === undefined || photo === unseen ? (
          <BoatDrawing type={boat_type} />
        ) : (
          <img src={photo} alt={`${name}’s boat`} onError={() => setUnseen(photo)} />
        )}
      </div>
      <Waterline at="58%" below="ink" over />
      <div className="visit__when on-ink">
        <p className="soon">{soonText(visit, now, isLateUnsent(visit.id, acts))}</p>
        <p className="time hull">
          {from}
          <small>{unbroken([to, planned].filter(Boolean).join('. '))}</small>
        </p>
        {service && <PackageFlag id={service} size="2.5rem" />}
        <h2 id={nameId}>
          <Link to={leadPath(lead_id)} state={openedHere}>
            {name}
          </Link>
        </h2>
        <p className="what">{workText(visit, names)}</p>
        {unsent !== undefined && <p className="warn">{unsent}</p>}
        {inDoubt !== undefined && <p className="warn">{inDoubt}</p>}
        {tooFar !== undefined && <p className="warn">{tooFar}</p>}
        {weather?.warning !== undefined && <p className="warn">{weather.warning}</p>}
      </div>
      <div className="visit__body">
        <VisitPlace visit={visit} now={now} />
        {!visit.called_off && <VisitReady visit={visit} now={now} />}
        <VisitSaid visit={visit} now={now} />
        <VisitExtras visit={visit} now={now} />
        <VisitHookups visit={visit} />
        <VisitSky visit={visit} now={now} />
      </div>
      {visit.called_off && <CalledOff visit={visit} />}
      {!visit.called_off && dayOf(start) <= dayOf(now) && (
        <VisitActs visit={visit} now={now} unmarked={unmarked} />
      )}
    </article>
  );
}
