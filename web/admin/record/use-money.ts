import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { useRestored } from '../data/kept.ts';
import { keys } from '../data/keys.ts';

export function useMoney(month: string) {
  useRestored(keys.money(month));
  return useQuery({
    queryKey: keys.money(month),
    queryFn: ({ signal }) => callAdmin('admin-money', { month }, { signal }),
    meta: { failure: 'Couldn’t load this month’s money.' },
  });
}
