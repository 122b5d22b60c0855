import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';

export const useReviews = (page: number) =>
  useQuery({
    queryKey: keys.reviews(page),
    queryFn: ({ signal }) => callAdmin('admin-reviews', { page: String(page) }, { signal }),
    meta: { failure: 'Couldn’t load the reviews.' },
  });
