import { useQueries } from '@tanstack/react-query';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { dayOf, nextDay } from '#domain/los-angeles.ts';
import type { RankedStart } from '#domain/visit/ranked-start.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { spreadTimes } from './spread-times.ts';

export interface OfferedTimes {
  /** The best three on other days; undefined while they load. */
  readonly times: readonly RankedStart[] | undefined;
  readonly isFailed: boolean;
}

export function useOfferedTimes(visits: readonly CalendarVisit[]): ReadonlyMap<string, OfferedTimes> {
  const answers = useQueries({
    queries: visits.map(({ lead_id: id, id: visitId, start }) => {
      const from = nextDay(dayOf(start));
      return {
        queryKey: keys.timesFrom(id, from, visitId),
        queryFn: () => callAdmin('admin-times', { id, visitId, from }),
        refetchOnWindowFocus: false,
      };
    }),
  });
  const times = spreadTimes(visits.map((visit, index) => ({ visit, open: answers[index]?.data })));
  return new Map(
    visits.map(({ id }, index) => [id, { times: times.get(id), isFailed: answers[index]?.isError === true }]),
  );
}
