import { formatDay, formatHours, formatShortDay, formatWeekday } from '#domain/los-angeles.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { plateWords } from '#domain/status/plate-words.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { returnVisit } from '#domain/visit/visit-name.ts';
import { unbroken } from '../components/unbroken.ts';

interface VisitPlateProps {
  readonly lead: LeadStatus;
  readonly visit: PublicVisit;
  readonly now: string;
}

/** When we come, as on a hull. */
export function VisitPlate({ lead, visit, now }: VisitPlateProps) {
  const { start, hours } = visit;
  const { stands, planned } = plateWords(visit, now);
  const [month, day] = formatShortDay(start, start).split(' ');
  const [weekday = '', ...rest] = formatWeekday(start, now).split(', ');
  const year = rest.length > 1 ? formatDay(start).split(', ')[1] : undefined;
  return (
    <div className="plate">
      <p className="plate__day" aria-hidden="true">
        <i>{month}</i>
        <b>{day}</b>
        {year && <i>{year}</i>}
      </p>
      <div>
        <p className="plate__time">
          {weekday}
          <span className="vh">, {rest.join(', ')}</span>
          <br />
          {unbroken(stands)}
        </p>
        <p className="quiet">
          {visit.is_return && `${returnVisit}. `}
          {planned !== undefined && `${unbroken(planned)} `}About {formatHours(hours)} at your boat
          {lead.city && ` in ${lead.city}`}
        </p>
      </div>
    </div>
  );
}
