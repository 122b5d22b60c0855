import { useQuery } from '@tanstack/react-query';
import { callAdmin } from './call-admin.ts';
import { keys } from './keys.ts';

const latest = 50;

export const useRecentLeads = () =>
  useQuery({
    queryKey: keys.recent,
    queryFn: async ({ signal }) =>
      (await callAdmin('admin-leads', { pageSize: String(latest) }, { signal })).leads,
    meta: { failure: 'Failed to load leads' },
  });
