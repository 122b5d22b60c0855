import { useQueries } from '@tanstack/react-query';
import { dayOf, nextDay } from '#domain/los-angeles.ts';
import type { CalendarVisit } from '#domain/operations/calendar.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';
import { spreadTimes } from './spread-times.ts';

export interface OfferedTimes {
  /** The best three on other days; undefined while they load. */
  readonly times: readonly string[] | undefined;
  readonly isFailed: boolean;
}

/** The times that each of some visits would be offered, by visit. */
export function useOfferedTimes(visits: readonly CalendarVisit[]): ReadonlyMap<string, OfferedTimes> {
  const answers = useQueries({
    queries: visits.map(({ lead_id: id, start }) => {
      const from = nextDay(dayOf(start));
      return {
        queryKey: keys.timesFrom(id, from),
        queryFn: () => callAdmin('admin-times', { id, from }),
        refetchOnWindowFocus: false,
      };
    }),
  });
  const times = spreadTimes(visits.map((visit, index) => ({ visit, open: answers[index]?.data })));
  return new Map(
    visits.map(({ id }, index) => [id, { times: times.get(id), isFailed: answers[index]?.isError === true }]),
  );
}
