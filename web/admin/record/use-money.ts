import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { isFromDevice, useRestored } from '../data/kept.ts';
import { keys } from '../data/keys.ts';
import { useOnline } from '../use-online.ts';

/** A month's money. What the device has of it is old: it shows only where nothing newer can be had. */
export function useMoney(month: string) {
  const isOnline = useOnline();
  useRestored(keys.money(month));
  const { data, dataUpdatedAt, ...query } = useQuery({
    queryKey: keys.money(month),
    queryFn: ({ signal }) => callAdmin('admin-money', { month }, { signal }),
    meta: { failure: 'Couldn’t load this month’s money.' },
  });
  const mayBeNewer = isOnline && query.isFetching && isFromDevice(dataUpdatedAt);
  return { ...query, data: mayBeNewer ? undefined : data, dataUpdatedAt };
}
