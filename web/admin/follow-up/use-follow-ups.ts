import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';

/** For how long they are not asked for again, in milliseconds: they change by the day. */
const fresh = 600_000;

/** Whom the owner may write to. That they did not load is said in their place, not in a toast. */
export const useFollowUps = () =>
  useQuery({
    queryKey: keys.followUps,
    queryFn: ({ signal }) => callAdmin('admin-follow-ups', {}, { signal }),
    staleTime: fresh,
  });
