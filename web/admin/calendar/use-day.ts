import { useLocation, useNavigate } from 'react-router-dom';
import { Day } from '#domain/ids.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { useServerNow } from '../data/server-clock.ts';

const dayParam = 'day';

/** The day that the calendar shows, as the address names it: today unless it does. By the server's clock. */
export function useDay() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const now = useServerNow();
  const today = dayOf(now);
  const named = Day.safeParse(new URLSearchParams(search).get(dayParam));
  return {
    now,
    today,
    day: named.success ? named.data : today,
    go: (day: string) =>
      navigate({ search: day === today ? '' : `${dayParam}=${day}` }, { preventScrollReset: true }),
  };
}
