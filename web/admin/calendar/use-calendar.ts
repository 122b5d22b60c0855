import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';

export const useCalendar = (from: string, to: string) =>
  useQuery({
    queryKey: keys.calendar(from, to),
    queryFn: ({ signal }) => callAdmin('admin-calendar', { from, to }, { signal }),
    meta: { failure: 'Failed to fetch the calendar' },
  });
