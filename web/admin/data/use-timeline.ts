import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import type { TimelineAddition, TimelineEntry } from '#domain/timeline.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { callAdmin } from './call-admin.ts';
import { useRestored } from './kept.ts';
import { keys } from './keys.ts';
import { useKeptAct, waitsText } from './use-kept-act.ts';

export interface Timeline {
  /** Newest first; undefined until loaded. */
  readonly entries: readonly TimelineEntry[] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
}

/** Adds to the timeline of any lead. Shows a toast and resolves to whether it was added. */
export function useTimelineAdd() {
  const { perform } = useKeptAct('admin-timeline-add');
  const client = useQueryClient();
  return async (id: string, addition: TimelineAddition): Promise<boolean> => {
    try {
      const known = client.getQueryData<OperationOutput<'admin-lead'>>(keys.lead(id));
      const whose = known ? `, ${known.lead.full_name}` : '';
      const said = `Note, “${addition.status}”${whose}`;
      const outcome = await perform({ id, ...addition }, { leadId: id, said });
      if (outcome === 'done') tellSuccess('Timeline Updated', 'The event has been added');
      else tellSuccess('Event saved', waitsText());
      return true;
    } catch (error) {
      tellFailure(error, 'Failed to add event');
      return false;
    }
  };
}

export function useTimeline(id: string): Timeline {
  useRestored(keys.timeline(id));
  const { data, isError, refetch } = useQuery({
    queryKey: keys.timeline(id),
    queryFn: async ({ signal }) => (await callAdmin('admin-timeline', { id }, { signal })).entries,
    meta: { failure: 'Failed to fetch timeline' },
  });
  const add = useTimelineAdd();
  return {
    entries: data,
    failed: isError,
    reload: () => void refetch(),
    add: (addition) => add(id, addition),
  };
}
