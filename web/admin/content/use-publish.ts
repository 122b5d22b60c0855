import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure } from '../tell.ts';
import type { PublishOnce } from './use-contents.ts';

const lookEveryMs = 500;

export type Publishing = ReturnType<typeof usePublish>;

/** Publishes what was seen, and follows it, or one that still runs, until it has ended. */
export function usePublish(latest: PublishOnce | undefined) {
  const client = useQueryClient();
  const { pending, perform } = useOnce('admin-publish');
  const [asked, setAsked] = useState<string>();
  const id = asked ?? (latest?.state === 'running' ? latest.id : undefined);
  const { data: progress } = useQuery({
    queryKey: keys.publish(id ?? ''),
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const state = await callAdmin('admin-publish-state', { id: id ?? '' }, { signal });
      if (state.state !== 'running') {
        if (id) setAsked(id);
        await client.invalidateQueries({ queryKey: keys.contents });
      }
      return state;
    },
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : lookEveryMs),
  });
  return {
    progress,
    hasPrices: latest?.changes.some(({ kind }) => kind === 'prices') ?? false,
    isRunning: pending !== undefined || (id !== undefined && (progress?.state ?? 'running') === 'running'),
    publish: async (versions: Partial<Record<ContentKind, number>>) => {
      try {
        setAsked((await perform({ versions })).id);
      } catch (error) {
        tellFailure(error, 'Not published. Your drafts are kept: press Publish again.');
      }
    },
  };
}
