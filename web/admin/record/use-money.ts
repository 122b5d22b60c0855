import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';

export const useMoney = (month: string) =>
  useQuery({
    queryKey: keys.money(month),
    queryFn: ({ signal }) => callAdmin('admin-money', { month }, { signal }),
    meta: { failure: 'Couldn’t load this month’s money.' },
  });
