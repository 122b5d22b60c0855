import { useCallback, useEffect, useRef, useState } from 'react';
import type { TimelineAddition, TimelineEntry } from '#domain/timeline.ts';
import { randomId } from '../../api/random-id.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { useReturn } from '../use-return.ts';
import { isUnknown } from './is-unknown.ts';

export interface Timeline {
  /** Newest first; undefined until loaded. */
  readonly entries: readonly TimelineEntry[] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Adds an entry and tells of it; answers whether that worked. */
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
}

/** The timeline of a lead. */
export function useTimeline(id: string): Timeline {
  const [entries, setEntries] = useState<readonly TimelineEntry[]>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // The same wish keeps its key until it is answered, so that a lost answer adds nothing twice.
  const wish = useRef<{ readonly key: string; readonly wanted: string }>(undefined);
  const reload = useCallback(() => setRound((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same timeline anew
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    callAdmin('admin-timeline', { id }, { signal: leaving.signal }).then(
      (loaded) => setEntries(loaded.entries),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setFailed(true);
        // That the lead itself is not there is said in its place.
        if (!isUnknown(error)) tellFailure(error, 'Failed to fetch timeline');
      },
    );
    return () => leaving.abort();
  }, [id, round]);

  const add = async (addition: TimelineAddition): Promise<boolean> => {
    const wanted = JSON.stringify(addition);
    if (wish.current?.wanted !== wanted) wish.current = { key: randomId(), wanted };
    try {
      await callAdmin('admin-timeline-add', { id, ...addition }, { idempotencyKey: wish.current.key });
      wish.current = undefined;
      tellSuccess('Timeline Updated', 'The event has been added');
      reload();
      return true;
    } catch (error) {
      tellFailure(error, 'Failed to add event');
      return false;
    }
  };

  useReturn(reload);
  return { entries, failed, reload, add };
}
