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
  /** Saves only the named fields; resolves to whether it worked. Never rejects. */
  readonly save: (changes: LeadUpdate) => Promise<boolean>;
  /** Restores the value from before the field's last edit. */
  readonly undo: (field: EditedField) => Promise<void>;
  /** Counts other work as a pending edit. */
  readonly track: (work: Promise<boolean>) => Promise<boolean>;
  /** Resolves once no edit is pending: true if all of them worked. */
  readonly settled: () => Promise<boolean>;
}

interface Edit {
  readonly changes: LeadUpdate;
  readonly before: LeadUpdate;
  readonly undone?: Mark;
}

const failureOf = ({ status }: LeadUpdate) =>
  status === undefined ? 'Failed to update lead' : 'Failed to update status';

/** Optimistic edits of a lead, each saved on its own and rolled back if refused. */
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
      // Refused, perhaps because of a concurrent change: the current state helps to retry.
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
