import { useQuery } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from './call-admin.ts';
import { keys } from './keys.ts';
import { heedServerTime } from './server-clock.ts';

export type Calendar = OperationOutput<'admin-calendar'>;

export function useCalendar(from: string, to: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.calendar(from, to),
    queryFn: async ({ signal }) =>
      heedServerTime(await callAdmin('admin-calendar', { from, to }, { signal })),
    meta: { failure: 'Couldn’t load the calendar.' },
  });
  return {
    calendar: data,
    isLoading: !data && (isFetching || !error),
    isFailed: !data && !isFetching && error !== null,
    reload: () => void refetch(),
  };
}
