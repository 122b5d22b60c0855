import type { Lead } from '../lead.ts';
import { addDays, dayOf, daysFrom, instantOf, nextDay, shiftDay, weekdayOf } from '../los-angeles.ts';
import type { DayEntry } from '../visit/day-row.ts';
import { isInTimeOff } from '../visit/open-times.ts';
import { areaOfLead } from '../visit/visit.ts';
import { type Gap, type GapPerson, maxAsked, type UnfilledGap } from './gap.ts';
import { asked, type GapFacts, gapFit, gapPerson, isStillFree, nearby } from './gap-person.ts';

/** Days for which a time that came free is offered on, and how far ahead it may lie. */
const daysSinceFreed = 3;
const daysAhead = 7;
type Time = Pick<Gap, 'start' | 'freed_by'>;

interface Freed extends Time {
  /** Whose visit it was. */
  readonly lead: Lead;
}

/** Times that cancellations and moves left behind lately. */
function freedTimes(leads: readonly Lead[], now: string): Freed[] {
  const isLate = (at: string | undefined): boolean => at !== undefined && at > addDays(now, -daysSinceFreed);
  return leads
    .flatMap((lead) => (lead.visits ?? []).map((visit) => ({ lead, visit })))
    .flatMap(({ lead, visit: { status, start, ended_at, freed } }): Freed[] => [
      ...(status === 'canceled' && isLate(ended_at) ? [{ start, freed_by: 'cancel' as const, lead }] : []),
      ...(freed && isLate(freed.at) ? [{ start: freed.start, freed_by: 'move' as const, lead }] : []),
    ])
    .filter(({ start }) => dayOf(start) < shiftDay(dayOf(now), daysAhead));
}

const isSameCustomer = (a: Lead, b: Lead): boolean =>
  a.id === b.id || (a.customer_id !== undefined && a.customer_id === b.customer_id);

/** A time that a customer asked to move to is no room: it waits for a yes. */
function withWishes(facts: GapFacts, leads: readonly Lead[]): GapFacts {
  const wished = leads.flatMap((lead) =>
    (lead.visits ?? []).flatMap(({ id: visit_id, status, hours, move_wish }): DayEntry[] =>
      status === 'planned' && move_wish
        ? [
            {
              visit_id,
              lead_id: lead.id,
              start: move_wish.start,
              hours,
              area: areaOfLead(lead),
              status: 'held',
            },
          ]
        : [],
    ),
  );
  return { ...facts, entries: [...facts.entries, ...wished] };
}

/** Nobody is offered a day on which their own visit has just made room. */
const othersOn = (day: string, leads: readonly Lead[], freed: readonly Freed[]): Lead[] => {
  const left = freed.filter(({ start }) => dayOf(start) === day);
  return leads.filter((lead) => !left.some((own) => isSameCustomer(own.lead, lead)));
};

const mayStillPick = ({ status, offer_sent, offer_answer }: Lead, start: string): boolean =>
  status === 'OFFER_SENT' && offer_answer === undefined && offer_sent?.times?.includes(start) === true;

/** Who asked for that day first, then those nearby; who has waited longest first. No more than can be let down. */
function peopleFor(start: string, leads: readonly Lead[], facts: GapFacts): GapPerson[] {
  const asking = leads.filter((lead) => mayStillPick(lead, start)).length;
  const oldest = leads.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  const people = oldest.flatMap((lead) => gapPerson(lead, start, facts) ?? []);
  const byDay = Map.groupBy(people, ({ why }) => why);
  return [...(byDay.get(asked) ?? []), ...(byDay.get(nearby) ?? [])].slice(0, Math.max(0, maxAsked - asking));
}

const startsOf = (day: string, { settings }: GapFacts): Time[] =>
  [...settings.starts].sort().map((time) => ({ start: instantOf(`${day}T${time}`) }));

/** Tomorrow, or the day after the days off. */
function nextWorkday(facts: GapFacts): string {
  const { settings, now } = facts;
  const days = daysFrom(nextDay(dayOf(now)), shiftDay(dayOf(now), daysAhead - 1));
  const isWorked = (day: string): boolean =>
    settings.week[weekdayOf(day)] !== null &&
    startsOf(day, facts).some(({ start }) => !isInTimeOff(settings, start, 1));
  return days.find(isWorked) ?? nextDay(dayOf(now));
}

/**
 * Times that came free, and the room of those days and of tomorrow, each with those to whom it could be offered: one a
 * day, soonest first.
 */
export function gapsOf(leads: readonly Lead[], known: GapFacts): Gap[] {
  const facts = withWishes(known, leads);
  const freed = freedTimes(leads, facts.now);
  const days = new Set([...freed.map(({ start }) => dayOf(start)), nextWorkday(facts)]);
  const room = [...days].flatMap((day) => startsOf(day, facts));
  const gaps = new Map<string, Gap>();
  for (const { start, freed_by } of [...freed, ...room]) {
    if (gaps.has(dayOf(start))) continue;
    const people = peopleFor(start, othersOn(dayOf(start), leads, freed), facts);
    if (people.length > 0) gaps.set(dayOf(start), { start, ...(freed_by && { freed_by }), people });
  }
  return [...gaps.values()].sort((a, b) => a.start.localeCompare(b.start));
}

/** Times that came free and still are, on days on which nobody is to be asked: one a day, soonest first. */
export function unfilledGaps(leads: readonly Lead[], gaps: readonly Gap[], known: GapFacts): UnfilledGap[] {
  const facts = withWishes(known, leads);
  const filled = new Set(gaps.map(({ start }) => dayOf(start)));
  const unfilled = new Map<string, UnfilledGap>();
  const freed = freedTimes(leads, facts.now);
  for (const { start, freed_by } of freed) {
    const day = dayOf(start);
    if (filled.has(day) || unfilled.has(day) || !isStillFree(start, facts)) continue;
    const refused = othersOn(day, leads, freed).flatMap((lead) => {
      const why = gapFit(lead, start, facts);
      return typeof why === 'string' ? [{ lead_id: lead.id, name: lead.full_name, why }] : [];
    });
    unfilled.set(day, { start, ...(freed_by && { freed_by }), refused: refused.slice(0, maxAsked) });
  }
  return [...unfilled.values()].sort((a, b) => a.start.localeCompare(b.start));
}
