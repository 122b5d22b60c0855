import { skipToken, useQuery } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import { notShown } from '../device/not-shown.ts';
import { useOnline } from '../use-online.ts';
import { callAdmin } from './call-admin.ts';
import { daysWithWaiting } from './days-with-waiting.ts';
import { useRestored } from './kept.ts';
import { keys } from './keys.ts';
import { heedServerTime } from './server-clock.ts';
import { useWaiting } from './use-waiting.ts';

export type Calendar = OperationOutput<'admin-calendar'>;

/** What the device has of some days; undefined where it has none of them. */
function daysHere(here: Calendar | undefined, from: string, to: string): Calendar | undefined {
  const days = here?.days.filter(({ day }) => from <= day && day <= to) ?? [];
  return here && days.length > 0 ? { ...here, days } : undefined;
}

export function useCalendar(from: string, to: string) {
  const isOnline = useOnline();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: keys.calendar(from, to),
    queryFn: async ({ signal }) =>
      heedServerTime(await callAdmin('admin-calendar', { from, to }, { signal })),
    meta: { failure: 'Couldn’t load the calendar.' },
  });
  useRestored(keys.calendarHere);
  const here = useQuery<Calendar>({ queryKey: keys.calendarHere, queryFn: skipToken });
  const isFailed = !isFetching && error !== null;
  const kept = !data && (isFailed || !isOnline) ? daysHere(here.data, from, to) : undefined;
  const loaded = data ?? kept;
  /** In ms by this device's clock. */
  const loadedAt = kept ? here.dataUpdatedAt : dataUpdatedAt;
  const unshown = notShown(useWaiting(), loadedAt);
  const calendar =
    loaded && unshown.length > 0 ? { ...loaded, days: daysWithWaiting(loaded.days, unshown) } : loaded;
  return {
    calendar,
    isLoading: !calendar && (isFetching || !error),
    isFailed,
    loadedAt,
    reload: () => void refetch(),
  };
}
