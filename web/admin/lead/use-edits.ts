import { useRef, useState } from 'react';
import type { LeadUpdate } from '#domain/lead.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { type EditedField, fieldsOf, type Mark, type Marks, stateBefore, toastOf } from './edit.ts';
import type { LoadedLead } from './use-lead.ts';

export interface Edits {
  readonly marks: Marks;
  /** Writes the named fields and no others; answers whether that worked. Never rejects. */
  readonly save: (changes: LeadUpdate) => Promise<boolean>;
  /** Puts back what had stood in a field before its last edit. */
  readonly undo: (field: EditedField) => Promise<void>;
  /** Once no edit is under way: whether all that were have worked. */
  readonly settled: () => Promise<boolean>;
}

const failureOf = ({ status }: LeadUpdate) =>
  status === undefined ? 'Failed to update lead' : 'Failed to update status';

/** Edits of a lead, each saved by itself and at once. */
export function useEdits({ current, put, reload }: LoadedLead, onSaved: () => void): Edits {
  const [marks, setMarks] = useState<Marks>({});
  const underWay = useRef(new Set<Promise<boolean>>());

  const mark = (changes: LeadUpdate, next: Mark | undefined) =>
    setMarks((last) => ({
      ...last,
      ...Object.fromEntries(fieldsOf(changes).map((field) => [field, next])),
    }));

  const write = async (changes: LeadUpdate, undone?: Mark): Promise<boolean> => {
    const lead = current();
    if (!lead) return false;
    const before = stateBefore(lead, changes);
    mark(changes, { state: 'saving', changes, before });
    try {
      const { lead: saved, entry } = await callAdmin('admin-lead-update', {
        id: lead.id,
        ...changes,
        ...(undone?.entryId && { undo_entry_id: undone.entryId }),
      });
      put(saved);
      const done = { state: 'saved', changes, before, ...(entry && { entryId: entry.id }) } as const;
      mark(changes, undone ? undefined : done);
      tellSuccess(...toastOf(changes));
      onSaved();
      return true;
    } catch (error) {
      mark(changes, undone ?? { state: 'failed', changes, before });
      tellFailure(error, failureOf(changes));
      // Refused, perhaps because somebody else was here: what there is now helps to try again.
      reload();
      return false;
    }
  };

  const track = (work: Promise<boolean>): Promise<boolean> => {
    underWay.current.add(work);
    work.finally(() => underWay.current.delete(work));
    return work;
  };

  return {
    marks,
    save: (changes) => track(write(changes)),
    undo: async (field) => {
      const last = marks[field];
      if (last?.state === 'saved') await track(write(last.before, last));
    },
    settled: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
