import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from './call-admin.ts';
import { earlyAnswer } from './early-calls.ts';
import { isUnknown } from './is-unknown.ts';
import { useRestored } from './kept.ts';
import { keys } from './keys.ts';
import { heedServerTime } from './server-clock.ts';

type Loaded = OperationOutput<'admin-lead'> & { readonly asked?: number };

let asked = 0;
/** How often this page has asked for leads: what came first is known by that, for clocks are set. */
export const timesAsked = (): number => asked;

export interface LoadedLead {
  readonly lead: Lead | undefined;
  /** What the site shows; there once the lead is. */
  readonly prices: Loaded['prices'] | undefined;
  readonly surcharges: Loaded['surcharges'] | undefined;
  readonly photos: Loaded['photos'];
  /** Of the work itself, in the order of the lead's. */
  readonly job_photos: Loaded['job_photos'];
  /** Its customer and boat, and who else it may be from. */
  readonly links: Pick<
    Loaded,
    'customer' | 'boat' | 'suggestions' | 'has_gate_code' | 'corrections' | 'last_job'
  >;
  readonly mail_late_since: Loaded['mail_late_since'];
  readonly unsent: Loaded['unsent'];
  readonly state: 'loading' | 'loaded' | 'failed' | 'gone';
  /** By this device's clock, in ms. */
  readonly loadedAt: number;
  /** Which of the page's questions it answers; 0 for what the device kept. */
  readonly asked: number;
  /** The last that was asked before it was opened. */
  readonly openedAfter: number;
  readonly reload: () => void;
  /** Asks again unless an answer is on its way. */
  readonly refresh: () => void;
  /** The lead as of now, including an answer that has not rendered yet. */
  readonly current: () => Lead | undefined;
}

/** Answers may arrive out of order: keep the newest. */
const newer = (known: Lead | undefined, next: Lead): Lead =>
  known && known.updated_at > next.updated_at ? known : next;

const withChange =
  (change: (lead: Lead) => Lead) =>
  (known: Loaded | undefined): Loaded | undefined =>
    known && { ...known, lead: change(known.lead) };

export function changeLead(client: QueryClient, id: string, change: (lead: Lead) => Lead): void {
  const queryKey = keys.lead(id);
  const known = client.getQueryState(queryKey);
  if (known) client.setQueryData<Loaded>(queryKey, withChange(change), { updatedAt: known.dataUpdatedAt });
}

/** Takes the server's answer to an act. */
export const putLead = (client: QueryClient, lead: Lead): void => {
  client.setQueryData<Loaded>(
    keys.lead(lead.id),
    withChange((known) => newer(known, lead)),
  );
};

function stateOf(lead: Lead | undefined, error: Error | null, isFetching: boolean): LoadedLead['state'] {
  if (lead) return 'loaded';
  if (isFetching || !error) return 'loading';
  return isUnknown(error) ? 'gone' : 'failed';
}

const noLinks: LoadedLead['links'] = { suggestions: [], has_gate_code: false };

export function useLead(id: string): LoadedLead {
  const client = useQueryClient();
  useRestored(keys.lead(id));
  const [openedAfter] = useState(timesAsked);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: keys.lead(id),
    queryFn: async ({ signal }): Promise<Loaded> => {
      asked += 1;
      const own = { asked };
      const early = await earlyAnswer('admin-lead', { id });
      return { ...heedServerTime(early ?? (await callAdmin('admin-lead', { id }, { signal }))), ...own };
    },
    structuralSharing: (known, next) => {
      const [before, loaded] = [known as Loaded | undefined, next as Loaded]; // what the queryFn answers
      return { ...loaded, lead: newer(before?.lead, loaded.lead) };
    },
    meta: { failure: 'Couldn’t load this lead.' },
  });
  const current = useCallback(() => client.getQueryData<Loaded>(keys.lead(id))?.lead, [client, id]);
  const reload = useCallback(() => void refetch(), [refetch]);
  const refresh = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  return {
    current,
    lead: data?.lead,
    prices: data?.prices,
    surcharges: data?.surcharges,
    photos: data?.photos ?? [],
    job_photos: data?.job_photos ?? [],
    links: data ?? noLinks,
    mail_late_since: data?.mail_late_since,
    unsent: data?.unsent,
    state: stateOf(data?.lead, error, isFetching),
    loadedAt: dataUpdatedAt,
    asked: data?.asked ?? 0,
    openedAfter,
    reload,
    refresh,
  };
}
