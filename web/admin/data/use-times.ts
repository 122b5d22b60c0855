import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../call-admin.ts';
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
