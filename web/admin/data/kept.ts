import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf, mondayOf, shiftDay } from '#domain/los-angeles.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import type { Today, TodayVisit } from '#domain/today/todays-visit.ts';
import { keepAnswer, keptAnswer, stays, sweepAnswers } from '../device/kept-answers.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';
import { callAdmin } from './call-admin.ts';
import { keys } from './keys.ts';
import { clockAheadMs, heedKeptTime } from './server-clock.ts';

/** In ms: a lead that came to the device so lately is not fetched for it again. */
const freshFor = 600_000;

const nameOf = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey);

const keep = (queryKey: readonly unknown[], answer: unknown, until: number): Promise<void> =>
  keepAnswer({ name: nameOf(queryKey), answer, at: Date.now(), until, aheadMs: clockAheadMs() });

/** Signed addresses are keys, and dead before anybody needs them. */
const withoutPhoto = ({ photo: _, ...visit }: TodayVisit): TodayVisit => visit;

/** What of a kept day may still be here: a visit for two days more, what waited for two days. */
export function stillKept(today: Today, nowMs: number): Today {
  const isRecent = (instant: string) => Date.parse(instant) + stays > nowMs;
  return {
    ...today,
    visits: today.visits.filter(({ start }) => isRecent(start)),
    waiting: isRecent(today.now) ? today.waiting : [],
  };
}

function keepToday(today: Today): Promise<void> {
  const last = Math.max(Date.parse(today.now), ...today.visits.map(({ start }) => Date.parse(start)));
  return keep(keys.today, { ...today, visits: today.visits.map(withoutPhoto) }, last + stays);
}

/** In ms: what was kept by another time is of old, whatever this device's clock says. */
const sameClock = 60_000;

/** Fetches what is here only of old, or no longer so, and keeps it. */
async function keepFresh(
  queryKey: readonly unknown[],
  until: number,
  load: () => Promise<unknown>,
  isSo: (answer: unknown) => boolean = () => true,
): Promise<void> {
  const known = await keptAnswer(nameOf(queryKey));
  const isFresh =
    known && Date.now() - known.at < freshFor && Math.abs(known.aheadMs - clockAheadMs()) < sameClock;
  if (isFresh && isSo(known.answer)) return;
  await keep(queryKey, await load(), until);
}

const stateOf = ({ id, start, status }: Pick<TodayVisit, 'id' | 'start' | 'status'>): string =>
  `${id} ${start} ${status}`;

/** Whether a kept lead's visits are those of the day that was just loaded. */
export function agreesWithDay(
  { lead }: Pick<OperationOutput<'admin-lead'>, 'lead'>,
  { day, visits }: Pick<Today, 'day' | 'visits'>,
): boolean {
  const kept = (lead.visits ?? []).filter(({ status }) => status === 'planned' || status === 'underway');
  const shown = visits.filter(({ lead_id }) => lead_id === lead.id).map(stateOf);
  return (
    shown.every((state) => kept.map(stateOf).includes(state)) &&
    kept.every((visit) => dayOf(visit.start) !== day || shown.includes(stateOf(visit)))
  );
}

/** Whether a kept calendar has the visits of the days that were just loaded, and no others then. */
export function agreesWithWeek(
  { days }: Pick<OperationOutput<'admin-calendar'>, 'days'>,
  { day: today, visits }: Pick<Today, 'day' | 'visits'>,
): boolean {
  const last =
    visits
      .map(({ start }) => start)
      .sort()
      .at(-1) ?? '';
  const isMeant = ({ start, status }: Pick<TodayVisit, 'start' | 'status'>) =>
    dayOf(start) >= today && start <= last && (status === 'planned' || status === 'underway');
  const kept = days.flatMap((day) => day.visits).filter(isMeant);
  const shown = visits.filter(isMeant).map(stateOf);
  return shown.every((state) => kept.map(stateOf).includes(state)) && shown.length === kept.length;
}

async function keepLead(id: string, until: number, today: Today): Promise<void> {
  const load = async () => ({ ...(await callAdmin('admin-lead', { id })), photos: [], job_photos: [] });
  const isSo = (answer: unknown) => agreesWithDay(answer as OperationOutput<'admin-lead'>, today); // kept by this
  await keepFresh(keys.lead(id), until, load, isSo);
  await keepFresh(keys.timeline(id), until, async () => (await callAdmin('admin-timeline', { id })).entries);
}

/** Until when a day's leads stay here, in ms: those of its visits, and of earlier ones that nobody has marked. */
export function leadsToKeep({ visits, waiting, now }: Today): ReadonlyMap<string, number> {
  const unmarked = waiting.filter(({ kind }) => kind === 'overdue');
  const begun = [...unmarked.map(({ lead_id, since }) => ({ lead_id, start: since })), ...visits];
  const ends = begun.map(({ lead_id, start }) => [lead_id, Date.parse(start) + stays] as const);
  return new Map(ends.filter(([, end]) => end > Date.parse(now)));
}

/** One after the other: on a dock they must not stand in the way of what is pressed. */
async function keepWeek(today: Today): Promise<void> {
  await sweepAnswers();
  await keepToday(today);
  const leads = leadsToKeep(today);
  for (const [id, end] of leads) await keepLead(id, end, today);
  const last = Math.max(Date.parse(today.now) + stays, ...leads.values());
  // What a job's sheet needs besides its lead.
  await keepFresh(keys.settings, last, () => callAdmin('admin-settings', {}));
  await keepPages(today, Date.parse(today.now) + stays);
}

const weeksHere = 2;

/** What the calendar and this month's money open with where there is no line. */
async function keepPages(today: Today, until: number): Promise<void> {
  const day = dayOf(today.now);
  const from = mondayOf(day);
  const to = shiftDay(from, 7 * weeksHere - 1);
  const isSo = (answer: unknown) => agreesWithWeek(answer as OperationOutput<'admin-calendar'>, today); // kept by this
  await keepFresh(keys.calendarHere, until, () => callAdmin('admin-calendar', { from, to }), isSo);
  const month = day.slice(0, 7);
  await keepFresh(keys.money(month), until, () => callAdmin('admin-money', { month }));
}

/** Puts a day that was just loaded, and its leads, onto the device. */
export function useWeekOnDevice(today: Today, isStale: boolean): void {
  useEffect(() => {
    if (isStale) return;
    // What does not get here now does so with the next answer.
    const run = () => keepsOnDevice() && void keepWeek(today).catch(() => undefined);
    run();
    navigator.serviceWorker?.addEventListener('controllerchange', run);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', run);
  }, [today, isStale]);
}

async function restore(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const kept = await keptAnswer(nameOf(queryKey));
  if (!kept || client.getQueryData(queryKey) !== undefined) return;
  heedKeptTime(kept.aheadMs);
  const isToday = nameOf(queryKey) === nameOf(keys.today);
  const answer = isToday ? stillKept(kept.answer as Today, Date.now() + kept.aheadMs) : kept.answer; // kept as Today
  client.setQueryData(queryKey, answer, { updatedAt: kept.at });
}

export function useRestored(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const name = nameOf(queryKey);
  useEffect(() => {
    if (!keepsOnDevice()) return;
    // Without it the page loads as it always did.
    void restore(client, JSON.parse(name) as readonly unknown[]).catch(() => undefined); // written by nameOf
  }, [client, name]);
}

/** Whether data is from before this page: from the device, and not loaded anew yet. */
export const isFromDevice = (updatedAt: number): boolean => updatedAt < performance.timeOrigin;
