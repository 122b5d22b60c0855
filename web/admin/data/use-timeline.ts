import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TimelineAddition, TimelineEntry } from '#domain/timeline.ts';
import { randomId } from '../../api/random-id.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { keys } from './keys.ts';

export interface Timeline {
  /** Newest first; undefined until loaded. */
  readonly entries: readonly TimelineEntry[] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Shows a toast and resolves to whether it was added. */
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
}

export function useTimeline(id: string): Timeline {
  const { data, isError, refetch } = useQuery({
    queryKey: keys.timeline(id),
    queryFn: async ({ signal }) => (await callAdmin('admin-timeline', { id }, { signal })).entries,
    meta: { failure: 'Failed to fetch timeline' },
  });
  // A retry of the same entry reuses its key, so a lost answer never adds it twice.
  const last = useRef<{ readonly key: string; readonly wanted: string }>(undefined);
  const { mutateAsync } = useMutation({
    mutationFn: (addition: TimelineAddition) => {
      const wanted = JSON.stringify(addition);
      if (last.current?.wanted !== wanted) last.current = { key: randomId(), wanted };
      return callAdmin('admin-timeline-add', { id, ...addition }, { idempotencyKey: last.current.key });
    },
    onSuccess: () => {
      last.current = undefined;
      tellSuccess('Timeline Updated', 'The event has been added');
      refetch();
    },
    onError: (error) => tellFailure(error, 'Failed to add event'),
  });
  return {
    entries: data,
    failed: isError,
    reload: () => void refetch(),
    add: (addition) =>
      mutateAsync(addition).then(
        () => true,
        () => false,
      ),
  };
}
