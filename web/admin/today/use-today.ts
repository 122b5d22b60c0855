import { onlineManager, useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { earlyAnswer } from '../data/early-calls.ts';
import { isFromDevice, useRestored } from '../data/kept.ts';
import { keys } from '../data/keys.ts';
import { heedServerTime } from '../data/server-clock.ts';
import { useEarlyStart } from '../data/use-early-start.ts';

const loadAgainMs = 60_000;

/** Today, kept fresh while it is looked at. That a refresh failed is said in its place, not in a toast. */
export function useToday() {
  const early = useEarlyStart('admin-today', {});
  useRestored(keys.today);
  const query = useQuery({
    queryKey: keys.today,
    queryFn: async ({ signal }) =>
      heedServerTime(
        (await earlyAnswer('admin-today', {})) ?? (await callAdmin('admin-today', {}, { signal })),
      ),
    ...early,
    initialData: () => {
      const answer = early.initialData();
      return answer && heedServerTime(answer);
    },
    refetchInterval: () => (onlineManager.isOnline() ? loadAgainMs : false),
  });
  return { ...query, isFromDevice: query.data !== undefined && isFromDevice(query.dataUpdatedAt) };
}
