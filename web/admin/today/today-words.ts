import type { Lead } from '#domain/lead.ts';
import {
  addHours,
  dayOf,
  formatShortDay,
  formatTime,
  formatWeekday,
  nextDay,
  onFullFive,
  shiftDay,
} from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { areas } from '#domain/place/areas.ts';
import { minutesBetweenAreas } from '#domain/place/drive-times.ts';
import { capitalized, counted } from '#domain/plain-text.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import type { Today, TodayVisit } from '#domain/today/todays-visit.ts';
import { expectedEnd } from '#domain/visit/expected-end.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import { isTooFar } from '#domain/visit/job-before.ts';
import { newsMinutes } from '#domain/visit/news-minutes.ts';
import { visitTitle } from '#domain/visit/visit-name.ts';
import { durationText, minutesFrom } from './duration-text.ts';
import { runsOnText, stopsBefore, tooCloseText } from './way-text.ts';

/** `2 visits today, 10 things waiting`; `2 visits done today`; `2 visits known for today` of what was loaded on another day. */
export function countsText(
  { day, visits_today, visits, waiting }: Pick<Today, 'day' | 'visits_today' | 'visits' | 'waiting'>,
  now: string,
): string {
  const ofToday = visits.filter(({ start, called_off }) => !called_off && dayOf(start) === dayOf(now));
  if (day !== dayOf(now))
    return `${ofToday.length === 0 ? 'No visits' : counted(ofToday.length, 'visit')} known for today`;
  const asked = waiting.flatMap(({ kind, visit_id }) => (kind === 'overdue' ? visit_id : []));
  const running = visits.filter(
    ({ id, status, start }) => status === 'underway' && dayOf(start) < dayOf(now) && !asked.includes(id),
  );
  const isOpen = ofToday.length > 0 || running.length > 0 || waiting.some(({ kind }) => kind === 'overdue');
  const count = visits_today === 0 ? 'No visits' : counted(visits_today, 'visit');
  const done = visits_today > 0 && !isOpen ? ' done' : '';
  const still = running.length > 0 ? `${counted(running.length, 'visit')} still underway, ` : '';
  const today = `${still}${still ? count.replace(/^N/, 'n') : count}${done} today`;
  return `${today}, ${waiting.length === 0 ? 'nothing' : counted(waiting.length, 'thing')} waiting`;
}

/** `2 more visits, 1 called off, 1 warning` of a day to come. */
export function laterDayText(
  visits: readonly TodayVisit[],
  { isMore, isUnsent }: { readonly isMore: boolean; readonly isUnsent: (visit: TodayVisit) => boolean },
): { readonly counts: string; readonly warnings: number } {
  const on = visits.filter(({ called_off }) => !called_off);
  const off = visits.length - on.length;
  const counts = [
    on.length > 0 && counted(on.length, isMore ? 'more visit' : 'visit'),
    off > 0 && `${off} called off`,
  ];
  const isTooClose = (visit: TodayVisit) => {
    const [before] = stopsBefore(visits, visit);
    return before !== undefined && tooCloseText(before, visit, before.start) !== undefined;
  };
  const warnings = visits.filter(
    (visit) =>
      isUnsent(visit) || (!visit.called_off && (visit.weather?.warning !== undefined || isTooClose(visit))),
  ).length;
  return { counts: counts.filter(Boolean).join(', '), warnings };
}

/** `Today`, `Tomorrow, Friday`, `Saturday, March 20`. */
export function dayName(day: string, now: string): string {
  const weekday = formatWeekday(`${day}T20:00:00.000Z`, now);
  const today = dayOf(now);
  if (day === today) return 'Today';
  return day === nextDay(today) ? `Tomorrow, ${weekday.split(',')[0]}` : weekday;
}

/** `say how Friday went`, of the days of a job that nobody has marked. */
export function sayHowText(days: readonly string[], now: string): string {
  const [day = now] = days;
  if (days.length > 1) return `say how the ${days.length} days before went`;
  const isFar = dayOf(day) < shiftDay(dayOf(now), -6);
  return `say how ${isFar ? formatShortDay(day, now) : formatWeekday(day, now).split(',')[0]} went`;
}

/** How a visit stands right now, above its time: `Next, in 36 minutes`. */
export function soonText(visit: TodayVisit, now: string, isLateUnsent = false): string {
  const { start, status, on_my_way_at, late } = visit;
  if (visit.called_off) return 'Called off';
  // The customer was told so many hours from the start of the work.
  const begin = expectedStart(visit);
  const over = minutesFrom(expectedEnd(visit), now);
  if (status === 'underway') {
    const since = `Underway since ${formatTime(begin)}`;
    return over > 0 ? `${since}, ${durationText(over)} over` : since;
  }
  if (over > 0) return `Was due to end ${durationText(over)} ago`;
  const minutesLate = minutesFrom(begin, now);
  const left = on_my_way_at && `left ${formatTime(on_my_way_at)}`;
  const ago = minutesLate > 0 && `${durationText(minutesLate)} ago`;
  if (late?.about) {
    const about = `about ${formatTime(late.about)}`;
    if (isLateUnsent)
      return capitalized([left, `late, ${about}`, ago, 'not sent yet'].filter(Boolean).join(', '));
    const said = `you said ${about}`;
    return capitalized([left, said, ago && `which was ${ago}`].filter(Boolean).join(', '));
  }
  if (ago) return capitalized([left, `was due to start ${ago}`].filter(Boolean).join(', '));
  if (on_my_way_at !== undefined) return `On your way since ${formatTime(on_my_way_at)}`;
  const day = dayOf(start);
  if (day !== dayOf(now)) return `Next, ${dayName(day, now).replace(/^Tomorrow/, 'tomorrow')}`;
  return minutesLate === 0 ? 'Next, now' : `Next, in ${durationText(-minutesLate)}`;
}

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

export const jobText = (before: number): string =>
  ordinals[before] === undefined ? `${before} jobs with us so far` : `${ordinals[before]} job with us`;

const plainTypes: readonly (readonly [string, string])[] = [
  ['Cruiser/Yacht', 'cruiser'],
  ['Fishing boat', 'fishing boat'],
  ['Runabout', 'runabout'],
  ['Sailboat', 'sailboat'],
  ['Pontoon', 'pontoon'],
];

/** `32 ft Cruiser/Yacht` as one says it: `32 ft cruiser`. */
const spokenBoat = (boat: string): string =>
  plainTypes.reduce((text, [type, word]) => text.replace(type, word), boat);

const endText = (instant: string): string => formatTime(instant).replace(/^12:00 PM$/, 'noon');

interface SpanWords {
  readonly from: string;
  readonly to: string;
  readonly planned?: string;
}

/** `8:00 AM`, `to noon`; once it is later than planned, or has begun, what was planned too. */
export function spanOf(visit: TodayVisit): SpanWords {
  const [begin, planned] = [expectedStart(visit), formatTime(visit.start)];
  const [from, end] = [formatTime(begin), endText(expectedEnd(visit))];
  if (from === planned) return { from, to: `to ${end}` };
  return { from, to: `to about ${end}`, planned: `Planned ${planned}` };
}

/** `7:26`: within a day at work, morning and afternoon tell themselves apart. */
export const shortTime = (instant: string): string => formatTime(instant).replace(/ [AP]M$/, '');

/** `Complete Detail. Second Wind, 32 ft cruiser. Third job with us.` */
export function workText(visit: TodayVisit, names: PackageNames): string {
  const { service, boat, boat_name, jobs_before, day_of_job, is_return } = visit;
  const isSameJob = is_return === true || (day_of_job !== undefined && day_of_job.day > 1);
  const known = isSameJob ? '' : jobText(jobs_before);
  const boatWords = [boat_name, boat && spokenBoat(boat)].filter(Boolean).join(', ');
  return [visitTitle(visit, service ? names[service].title : ''), boatWords, known]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

const areaName = (slug: string | undefined): string | undefined =>
  areas.find((area) => area.slug === slug)?.name;

/** What stands above the address: the area and the marina, without what address or marina say already. */
export function placeTitle({
  area,
  address = '',
  berth: { marina = '' },
}: Pick<TodayVisit, 'area' | 'address' | 'berth'>): string {
  const name = areaName(area) ?? '';
  const isSaid = (part: string, text: string) => text.toLowerCase().includes(part.toLowerCase());
  return [isSaid(name, `${marina} ${address}`) ? '' : name, isSaid(marina, address) ? '' : marina]
    .filter(Boolean)
    .join(', ');
}

/** What to drive to; undefined when nobody has said where the boat is. */
export function destinationOf({
  address,
  area,
  berth,
}: Pick<TodayVisit, 'address' | 'area'> & {
  readonly berth: { readonly marina?: string | undefined };
}): string | undefined {
  if (address !== undefined) return address;
  const place = [berth.marina, areaName(area)].filter(Boolean).join(', ');
  return place === '' ? undefined : `${place}, CA`;
}

/** `Exterior Only, 28 ft cruiser. King Harbor, slip H-22`. */
export function stopText(visit: TodayVisit, names: PackageNames): string {
  const { service, boat, area, berth, address } = visit;
  const work = [service && names[service].title, boat && spokenBoat(boat)].filter(Boolean).join(', ');
  const what = visitTitle(visit, work);
  const place = berth.marina ?? areaName(area) ?? address;
  const where = [place, berth.slip && `slip ${berth.slip}`].filter(Boolean).join(', ');
  return [what, where].filter(Boolean).join('. ');
}

export const makesReceipt = ({ receipt, is_return, visits_left }: TodayVisit): boolean =>
  receipt === undefined && !is_return && visits_left === 0;

const soonHours = 1;

/** One that is about to start, or that the `jobs` before it hold up, can be said to be late. */
export const maySayLate = (visit: TodayVisit, jobs: readonly TodayVisit[], now: string): boolean =>
  visit.status === 'planned' &&
  !visit.called_off &&
  (addHours(now, soonHours) >= expectedStart(visit) || runsOnText(jobs, visit, now) !== undefined);

/** Starts that somebody who is late may name, who can’t be there before `heldUp`. */
export function lateStarts(start: string, now: string, heldUp = now): string[] {
  const [latest = now] = [start, now, heldUp].toSorted().slice(-1);
  const soonest = onFullFive(latest);
  return [15, 30, 45, 60, 90, 120].map((minutes) => addHours(soonest, minutes / 60));
}

/** That the drive from the job that has just ended takes too long, until anything is said of this one. */
export function tooFarText({ last_job, start, area, late, on_my_way_at, name }: TodayVisit, now: string) {
  const isSaid = late !== undefined || on_my_way_at !== undefined || start < now;
  if (last_job === undefined || isSaid || !isTooFar(last_job, { start, area })) return undefined;
  const drive = durationText(minutesBetweenAreas(last_job.area, area, 0));
  return `It’s about ${drive} from your last job, and ${shortName(name)} expects you at ${formatTime(start)}.`;
}

/** Said without a line beside what would be emailed: later it would be no news. */
export const emailedInTimeText = (what: string): string =>
  `${what} is emailed only if signal is back within ${newsMinutes} minutes.`;

export const unsentBillText = (lead: Pick<Lead, 'record'> | undefined): string =>
  lead?.record ? 'correction' : 'bill';
