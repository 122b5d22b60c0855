import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LeadUpdate } from '#domain/lead.ts';
import { callAdmin } from '../call-admin.ts';
import { changeLead, type LoadedLead } from '../data/use-lead.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import {
  changed,
  type EditedField,
  fieldsOf,
  type Mark,
  type Marks,
  rolledBack,
  stateBefore,
  toastOf,
} from './edit.ts';

export interface Edits {
  readonly marks: Marks;
  /** Writes the named fields and no others; answers whether that worked. Never rejects. */
  readonly save: (changes: LeadUpdate) => Promise<boolean>;
  /** Puts back what had stood in a field before its last edit. */
  readonly undo: (field: EditedField) => Promise<void>;
  /** Counts work as an edit that is under way. */
  readonly track: (work: Promise<boolean>) => Promise<boolean>;
  /** Once no edit is under way: whether all that were have worked. */
  readonly settled: () => Promise<boolean>;
}

/** An edit, or the undo of one. */
interface Edit {
  readonly changes: LeadUpdate;
  readonly before: LeadUpdate;
  readonly undone?: Mark;
}

const failureOf = ({ status }: LeadUpdate) =>
  status === undefined ? 'Failed to update lead' : 'Failed to update status';

/** Edits of a lead, each saved by itself and at once: shown before the server answers, taken back if it refuses. */
export function useEdits(id: string, { current, put, reload, onChanged }: LoadedLead): Edits {
  const client = useQueryClient();
  const [marks, setMarks] = useState<Marks>({});
  const underWay = useRef(new Set<Promise<boolean>>());

  const mark = (changes: LeadUpdate, next: Mark | undefined) =>
    setMarks((last) => ({
      ...last,
      ...Object.fromEntries(fieldsOf(changes).map((field) => [field, next])),
    }));

  const { mutateAsync } = useMutation({
    mutationFn: ({ changes, undone }: Edit) =>
      callAdmin('admin-lead-update', {
        id,
        ...changes,
        ...(undone?.entryId && { undo_entry_id: undone.entryId }),
      }),
    onSuccess: ({ lead, entry }, { changes, before, undone }) => {
      put(lead);
      const done = { state: 'saved', changes, before, ...(entry && { entryId: entry.id }) } as const;
      mark(changes, undone ? undefined : done);
      tellSuccess(...toastOf(changes));
      onChanged();
    },
    onError: (error, { changes, before, undone }) => {
      changeLead(client, id, (lead) => rolledBack(lead, changes, before));
      mark(changes, undone ?? { state: 'failed', changes, before });
      tellFailure(error, failureOf(changes));
      // Refused, perhaps because somebody else was here: what there is now helps to try again.
      reload();
    },
  });

  const track = (work: Promise<boolean>): Promise<boolean> => {
    underWay.current.add(work);
    work.finally(() => underWay.current.delete(work));
    return work;
  };
  const write = async (changes: LeadUpdate, undone?: Mark): Promise<boolean> => {
    const lead = current();
    if (!lead) return false;
    const before = stateBefore(lead, changes);
    mark(changes, { state: 'saving', changes, before });
    changeLead(client, id, (shown) => changed(shown, changes));
    return mutateAsync({ changes, before, ...(undone && { undone }) }).then(
      () => true,
      () => false,
    );
  };

  return {
    marks,
    track,
    save: (changes) => track(write(changes)),
    undo: async (field) => {
      const last = marks[field];
      if (last?.state === 'saved') await track(write(last.before, last));
    },
    settled: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
