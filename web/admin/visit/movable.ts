import type { CalendarDay, CalendarVisit, DayWish } from '#domain/calendar/calendar-day.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours, dayOf, formatTime, instantOf, weekdayOf } from '#domain/los-angeles.ts';
import { firstName } from '#domain/message/greeting-name.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { minutesBetweenAreas } from '#domain/place/drive-times.ts';
import type { PackageId } from '#domain/price/packages.ts';
import type { Settings } from '#domain/settings.ts';
import { tooCloseText } from '#domain/visit/clash-words.ts';
import { conflictsOf, type DayEntry } from '#domain/visit/day-row.ts';
import { namedDays } from '#domain/visit/named-days.ts';
import { areaOfLead } from '#domain/visit/visit.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { formatShortSpan } from './times.ts';

/** A visit that can be given another time, or a lead whose first visit is to be booked. */
export interface Movable {
  /** The visit's id, or the lead's and the day that was asked for while there is none. */
  readonly key: string;
  readonly leadId: string;
  readonly visitId?: string | undefined;
  readonly name: string;
  readonly hours: number;
  readonly area?: string | undefined;
  readonly service?: PackageId | undefined;
  /** Absent while nothing is booked. */
  readonly start?: string;
  readonly wish?: Pick<DayWish, 'day' | 'window'>;
  /** Nobody can be emailed. */
  readonly noEmail: boolean;
}

/** A lead's named visit, or else its first, as the list of times opens with it. */
export function movableLead(lead: Lead, visitId: string | undefined, now: string): Movable {
  const visit = lead.visits?.find(({ id, status }) => id === visitId && status === 'planned');
  const [day] = namedDays(lead, now);
  return {
    key: visit?.id ?? lead.id,
    leadId: lead.id,
    visitId: visit?.id,
    name: lead.full_name,
    hours: visit?.hours ?? hoursOf(lead),
    area: areaOfLead(lead),
    service: lead.requested_service,
    noEmail: lead.email === undefined,
    ...(visit && { start: visit.start }),
    ...(!visit && day && { wish: { day, ...(lead.preferred_window && { window: lead.preferred_window }) } }),
  };
}

export const movableVisit = (visit: CalendarVisit): Movable => ({
  key: visit.id,
  leadId: visit.lead_id,
  visitId: visit.id,
  name: visit.name,
  hours: visit.hours,
  area: visit.area,
  service: visit.service,
  start: visit.start,
  noEmail: visit.no_email === true,
});

export const movableWish = (wish: DayWish): Movable => ({
  key: `${wish.lead_id} ${wish.day}`,
  leadId: wish.lead_id,
  name: wish.name,
  hours: wish.hours,
  area: wish.area,
  service: wish.service,
  wish: { day: wish.day, ...(wish.window && { window: wish.window }) },
  noEmail: wish.no_email === true,
});

/** Only what is planned and told can be moved: another email may be on its way about what is held. */
export const canMove = ({ status }: Pick<CalendarVisit, 'status'>): boolean => status === 'planned';

export interface InTheWay {
  readonly lead_id: string;
  readonly name: string;
  readonly start: string;
  readonly hours: number;
  readonly area?: string | undefined;
}

const entryOf = ({ id, lead_id, start, hours, area, status }: CalendarVisit): DayEntry => ({
  visit_id: id,
  lead_id,
  start,
  hours,
  area,
  status,
});

export const entriesOf = (days: readonly CalendarDay[]): DayEntry[] =>
  days.flatMap(({ visits }) => visits.map(entryOf));

/** The visits of `days` that are in the way of a new start. `gap` is in minutes. */
export function inTheWay(
  { key, leadId, hours, area, visitId }: Pick<Movable, 'key' | 'leadId' | 'hours' | 'area' | 'visitId'>,
  start: string,
  days: readonly CalendarDay[],
  gap: number,
): InTheWay[] {
  // A first visit that is booked while its answer is awaited is not in its own way.
  const isOwn = (visit: CalendarVisit): boolean =>
    visit.id === key || (visitId === undefined && visit.lead_id === leadId && visit.start === start);
  const others = days.flatMap(({ visits }) => visits.filter((visit) => !isOwn(visit)));
  const visits = new Map(others.map((visit) => [visit.id, visit]));
  return conflictsOf({ start, hours, area, visit_id: visitId }, others.map(entryOf), gap).flatMap(
    ({ visit_id }) => visits.get(visit_id) ?? [],
  );
}

/** `Overlaps Elena Marsh, 8:00 to 11:00 AM in King Harbor`, or that the drive between the two is too long. */
export function overlapText(
  moved: { readonly start: string; readonly hours: number; readonly area?: string | undefined },
  other: InTheWay,
  gap: number,
): string {
  const end = addHours(other.start, other.hours);
  const meet = moved.start < end && other.start < addHours(moved.start, moved.hours);
  const between = minutesBetweenAreas(other.area, moved.area, gap);
  if (!meet) return tooCloseText(other, { between, isDrive: between > gap });
  const place = areaOfSlug(other.area)?.name;
  return `Overlaps ${other.name}, ${formatShortSpan(other.start, end)}${place ? ` in ${place}` : ''}`;
}

export function notesOn(
  { hours }: Pick<Movable, 'hours'>,
  start: string,
  day: CalendarDay | undefined,
  settings: Settings | undefined,
): string[] {
  const end = addHours(start, hours);
  const date = dayOf(start);
  const workday = settings?.week[weekdayOf(date)];
  const isOutside =
    workday && (start < instantOf(`${date}T${workday.from}`) || end > instantOf(`${date}T${workday.to}`));
  return [
    ...(settings && workday === null ? ['It’s a day off.'] : []),
    ...(isOutside ? ['It’s outside your working hours.'] : []),
    ...(day?.time_off.some(({ from, to }) => start < to && from < end) ? ['You have time off then.'] : []),
    ...(day && end > day.sunset ? [`It ends after sunset, ${formatTime(day.sunset)}.`] : []),
  ];
}

/** Who will be emailed, said before anything is pressed. */
export function emailText({ name, noEmail, start, hours }: Movable, wanted: string, now: string): string {
  const isOver = (at: string): boolean => addHours(at, hours) <= now;
  if (isOver(wanted) && isOver(start ?? wanted)) return 'It’s over by now, so nobody gets an email.';
  if (noEmail) return `There’s no email address for ${firstName(name)}, so nobody gets an email.`;
  return start === undefined
    ? `${firstName(name)} gets an email with the appointment.`
    : `${firstName(name)} gets an email with the new time.`;
}

export function actText({ name, noEmail, start }: Movable): string {
  const act = start === undefined ? 'Book' : 'Move';
  return noEmail ? `${act} it` : `${act} and email ${firstName(name)}`;
}
