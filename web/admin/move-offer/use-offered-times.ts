import { useQueries } from '@tanstack/react-query';
import { dayOf, nextDay } from '#domain/los-angeles.ts';
import type { CalendarVisit } from '#domain/operations/calendar.ts';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';

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
  return new Map(
    visits.map(({ id }, index) => {
      const answer = answers[index];
      return [id, { times: answer?.data?.suggested, isFailed: answer?.isError === true }];
    }),
  );
}
