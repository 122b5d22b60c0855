import { useLocation, useNavigate } from 'react-router-dom';
import { Day } from '#domain/ids.ts';
import { dayOf } from '#domain/los-angeles.ts';

const dayParam = 'day';

/** The day that the calendar shows, as the address names it: today unless it does. */
export function useDay() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const today = dayOf(new Date().toISOString());
  const named = Day.safeParse(new URLSearchParams(search).get(dayParam));
  return {
    today,
    day: named.success ? named.data : today,
    go: (day: string) =>
      navigate({ search: day === today ? '' : `${dayParam}=${day}` }, { preventScrollReset: true }),
  };
}
