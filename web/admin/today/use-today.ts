import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../call-admin.ts';
import { keys } from '../data/keys.ts';

/** How often Today is loaded again while somebody looks at it, in milliseconds. */
const everyMinute = 60_000;

export const useToday = () =>
  useQuery({
    queryKey: keys.today,
    queryFn: ({ signal }) => callAdmin('admin-today', {}, { signal }),
    refetchInterval: everyMinute,
    meta: { failure: 'Failed to fetch today’s visits' },
  });
