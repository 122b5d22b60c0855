import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from './call-admin.ts';
import { keys } from './keys.ts';

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
