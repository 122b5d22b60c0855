import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';

export const useSettings = () =>
  useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => callAdmin('admin-settings', {}, { signal }),
    meta: { failure: 'Couldn’t load your settings.' },
  });
