import type { Lead } from '#domain/lead.ts';
import { dayOf, formatSpan } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { areaOfLead, nextVisit } from '#domain/visit/visit.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { serverNow } from '../data/server-clock.ts';
import { useCalendar } from '../data/use-calendar.ts';
import { useStartWeather } from '../data/use-times.ts';
import { useSettings } from '../settings/use-settings.ts';
import { inTheWay, notesOn, overlapText } from './movable.ts';

export function AppointmentDay({ lead }: { readonly lead: Lead }) {
  const { scheduled_at } = lead;
  if (scheduled_at === undefined) return null;
  return <DayOfStart lead={lead} start={scheduled_at} visitId={nextVisit(lead.visits ?? [])?.id} />;
}

interface DayOfStartProps {
  readonly lead: Lead;
  readonly start: string;
  /** What is moved; undefined for a visit that is added. */
  readonly visitId?: string | undefined;
}

/** What speaks against a start, is in its way and is on its day besides, before anything is sent. */
export function DayOfStart({ lead, start, visitId }: DayOfStartProps) {
  const day = dayOf(start);
  const { calendar } = useCalendar(day, day);
  const weather = useStartWeather({ leadId: lead.id, visitId }, start);
  const { data } = useSettings();
  if (!calendar || !data) return null;
  const gap = data.settings.gap_minutes;
  const own = {
    key: lead.id,
    leadId: lead.id,
    hours: hoursOf(lead),
    area: areaOfLead(lead),
    visitId,
  };
  const visits = calendar.days
    .flatMap((known) => known.visits)
    .filter(({ lead_id, status }) => lead_id !== lead.id && status !== 'missed');
  const taken = inTheWay(own, start, calendar.days, gap);
  const [known] = calendar.days;
  const notes = start > serverNow() ? notesOn(own, start, known, data.settings) : [];
  const unchecked =
    own.area === undefined && visits.length > 0 ? ['There’s no place yet, so the drive isn’t checked.'] : [];
  const warnings = [...(weather === undefined ? [] : [`${weather}.`]), ...notes, ...unchecked].map((text) => (
    <p key={text} className="f6 lead__warn">
      {text}
    </p>
  ));
  if (visits.length === 0 && taken.length === 0) {
    return (
      <>
        {warnings}
        <p className="f6 lead__note">Nothing else is booked that day.</p>
      </>
    );
  }
  return (
    <div className="f6 day-visits">
      {warnings}
      {taken.map((other) => (
        <p key={other.start} className="lead__warn day-visits__taken">
          {overlapText({ ...own, start }, other, gap)}.
        </p>
      ))}
      <p className="lead__note" id="day-visits">
        Also that day:
      </p>
      <ul className="lead__note" aria-labelledby="day-visits">
        {visits.map((visit) => (
          <li key={visit.id}>
            {formatSpan(visit.start, visit.hours)} {visit.name}
            {visit.area && `, ${areaOfSlug(visit.area)?.name}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
