import type { Lead } from '#domain/lead.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import { firstName } from '#domain/message/greeting-name.ts';
import { uncapitalized } from '#domain/plain-text.ts';
import { lastOpenDay, type Settings } from '#domain/settings.ts';
import { bestStarts } from '#domain/visit/best-starts.ts';
import { type ClosedDay, closedDay } from '#domain/visit/closed-day.ts';
import { namedDays } from '#domain/visit/named-days.ts';
import { type OpenTimes, openTimes } from '#domain/visit/open-times.ts';
import { rankStarts } from '#domain/visit/rank-starts.ts';
import type { RankedStart } from '#domain/visit/ranked-start.ts';
import { type StartWeather, weatherOfStarts } from '#domain/visit/start-weather.ts';
import { areaOfLead, type Visit } from '#domain/visit/visit.ts';
import { forecastsOf } from '../../data/sky/forecasts.ts';
import { type DaysAsked, timesQuestion } from './open-times.ts';

interface SuggestedTimes extends OpenTimes {
  readonly suggested: RankedStart[];
  readonly ranked: RankedStart[];
  readonly weather: StartWeather[];
  /** For the owner: the days that the customer named and that have no open start, or none in good weather. */
  readonly closed?: ClosedDay[];
}

/** The customer had the day, whatever they wished before. */
const missedDays = ({ visits = [] }: Lead): string[] =>
  visits.filter(({ status }) => status === 'missed').map(({ start }) => dayOf(start));

/** What days that the customer named have, where they lie beyond those asked for and can be booked. */
async function openBeyond(
  named: readonly string[],
  lead: Lead,
  { settings, visit, last }: { settings: Settings; visit: Visit | undefined; last: string },
  now: string,
) {
  const beyond = named.filter((day) => day > last && day <= lastOpenDay(settings, now));
  return Promise.all(
    beyond.map(async (from) => {
      const question = await timesQuestion(lead, { from, count: 1, settings }, now, visit);
      return { entries: question.entries, days: openTimes(question, from, 1).days };
    }),
  );
}

/** The named days on which the weather leaves no start that is suggested. */
function wetDays(named: readonly string[], ranked: readonly RankedStart[]): ClosedDay[] {
  const starts = named.map((day) => ranked.filter(({ start }) => dayOf(start) === day));
  return starts.flatMap(([first, ...others]) => {
    if (first?.why === undefined || ![first, ...others].every(({ bad_weather }) => bad_weather)) return [];
    return [{ day: dayOf(first.start), why: uncapitalized(first.why) }];
  });
}

export async function suggestedTimes(
  lead: Lead,
  {
    reader,
    visit,
    at,
    isWindow,
    ...days
  }: DaysAsked & {
    /** Who reads the reasons: the owner, unless it is the customer. */
    readonly reader?: 'customer';
    /** The visit that is to be moved: its own start is none to move to. */
    readonly visit?: Visit | undefined;
    /** A time whose weather is asked for, too: it may be no open start. */
    readonly at?: string | undefined;
    /** Whether nothing but these days is looked at, whatever the customer named. */
    readonly isWindow?: boolean;
  },
  now: string,
): Promise<SuggestedTimes> {
  const area = areaOfLead(lead);
  const [question, forecasts] = await Promise.all([
    timesQuestion(lead, days, now, visit),
    forecastsOf([area]),
  ]);
  const open = openTimes(question, days.from, days.count);
  const named = namedDays(lead, now);
  const work = { ...question, service: lead.requested_service, forecast: forecasts.get(area ?? '') };
  const last = shiftDay(days.from, days.count - 1);
  const { settings } = question;
  const isAsked = isWindow || open.reason !== undefined;
  const beyond = isAsked ? [] : await openBeyond(named, lead, { settings, visit, last }, now);
  const looked = [...open.days, ...beyond.flatMap((far) => far.days)];
  const ranked = rankStarts({
    ...work,
    entries: [...question.entries, ...beyond.flatMap(({ entries }) => entries)],
    days: looked.map(({ day, starts }) => ({
      day,
      starts: starts.filter((start) => start !== visit?.start),
    })),
    named: named.length > 0 ? [...named, ...missedDays(lead)] : named,
    namedBy: reader === 'customer' ? 'you' : firstName(lead.full_name),
    preferred_window: lead.preferred_window,
    wished: lead.preferred_start,
  });
  const starts = open.days.flatMap((day) => day.starts);
  const weather = weatherOfStarts(at === undefined ? starts : [...starts, at], work);
  const times = { ...open, suggested: bestStarts(ranked), ranked, weather };
  if (reader === 'customer') return times;
  const full = open.days.filter(({ day, starts }) => named.includes(day) && starts.length === 0);
  const closed = [
    ...full.map(({ day }) => closedDay(question, day, lead.preferred_window)),
    ...(times.suggested.every(({ bad_weather }) => bad_weather) ? [] : wetDays(named, ranked)),
  ];
  return { ...times, closed };
}
