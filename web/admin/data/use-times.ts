import { queryOptions, useQuery } from '@tanstack/react-query';
import { addDays, dayOf } from '#domain/los-angeles.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { forecastDays } from '#domain/sky/forecast-days.ts';
import { callAdmin } from './call-admin.ts';
import { keys } from './keys.ts';
import { serverNow } from './server-clock.ts';

export type LeadTimes = OperationOutput<'admin-times'>;

/** Milliseconds for which open times are taken as they are: what is chosen is checked again by the server. */
const freshFor = 300_000;

/** The open times of the next three weeks for a lead, and the best three of them. */
export const timesOf = (id: string) =>
  queryOptions({
    queryKey: keys.times(id),
    queryFn: ({ signal }) => callAdmin('admin-times', { id }, { signal }),
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  });

export const useTimes = (id: string) => useQuery(timesOf(id));

interface ToPlace {
  readonly leadId: string;
  readonly visitId?: string | undefined;
}

/** The open times from a day on for a visit that is to be moved, or for a lead without one. */
export const useRankedTimes = ({ leadId: id, visitId }: ToPlace, from: string, days: number) =>
  useQuery({
    queryKey: keys.timesFrom(id, from, visitId),
    queryFn: ({ signal }) =>
      callAdmin('admin-times', { id, from, days: String(days), ...(visitId && { visitId }) }, { signal }),
    refetchOnWindowFocus: false,
  });

/** What of the weather would stop the work at a time, in the words of the suggestions. */
export function useStartWeather({ leadId: id, visitId }: ToPlace, at: string): string | undefined {
  const now = serverNow();
  const { data } = useQuery({
    queryKey: keys.startWeather(id, at, visitId),
    queryFn: ({ signal }) =>
      callAdmin(
        'admin-times',
        { id, at, from: dayOf(at), days: '1', ...(visitId && { visitId }) },
        { signal },
      ),
    enabled: at > now && at < addDays(now, forecastDays),
    staleTime: freshFor,
    refetchOnWindowFocus: false,
  });
  return data?.weather?.find(({ start }) => start === at)?.why;
}
