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
  /** Adds an entry and tells of it; answers whether that worked. */
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
}

export function useTimeline(id: string): Timeline {
  const { data, isError, refetch } = useQuery({
    queryKey: keys.timeline(id),
    queryFn: async ({ signal }) => (await callAdmin('admin-timeline', { id }, { signal })).entries,
    meta: { failure: 'Failed to fetch timeline' },
  });
  // The same addition keeps its key until it is answered, so that a lost answer adds nothing twice.
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
