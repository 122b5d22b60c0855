import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { firstName } from '#domain/message/greeting-name.ts';
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
  /** For the owner: the days without an open start that the customer named. */
  readonly closed?: ClosedDay[];
}

/** The customer had the day, whatever they wished before. */
const missedDays = ({ visits = [] }: Lead): string[] =>
  visits.filter(({ status }) => status === 'missed').map(({ start }) => dayOf(start));

export async function suggestedTimes(
  lead: Lead,
  {
    reader,
    visit,
    at,
    ...days
  }: DaysAsked & {
    /** Who reads the reasons: the owner, unless it is the customer. */
    readonly reader?: 'customer';
    /** The visit that is to be moved: its own start is none to move to. */
    readonly visit?: Visit | undefined;
    /** A time whose weather is asked for, too: it may be no open start. */
    readonly at?: string | undefined;
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
  const ranked = rankStarts({
    ...work,
    days: open.days.map(({ day, starts }) => ({
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
  const closed = open.days.filter(({ day, starts }) => named.includes(day) && starts.length === 0);
  return { ...times, closed: closed.map(({ day }) => closedDay(question, day)) };
}
