import { useRef, useState } from 'react';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { type EditedField, fieldsOf, type Mark, type Marks, stateBefore, toastOf } from './edit.ts';

export interface Edits {
  readonly marks: Marks;
  /** Writes the named fields and no others; answers whether that worked. Never throws. */
  readonly save: (changes: LeadUpdate, idempotencyKey?: string) => Promise<boolean>;
  /** Puts back what had stood in a field before its last edit. */
  readonly undo: (field: EditedField) => Promise<void>;
  /** Resolves when no edit is under way. */
  readonly settled: () => Promise<unknown>;
}

const failureOf = ({ status }: LeadUpdate) =>
  status === undefined ? 'Failed to update lead' : 'Failed to update status';

/** Edits of a lead, each saved by itself and at once. `put` takes the lead over that the server answers. */
export function useEdits(lead: Lead | undefined, put: (lead: Lead) => void, onSaved: () => void): Edits {
  const [marks, setMarks] = useState<Marks>({});
  const underWay = useRef(new Set<Promise<unknown>>());

  const mark = (changes: LeadUpdate, next: Mark | undefined) =>
    setMarks((current) => ({
      ...current,
      ...Object.fromEntries(fieldsOf(changes).map((field) => [field, next])),
    }));

  const write = async (changes: LeadUpdate, undone: Mark | undefined, key: string | undefined) => {
    if (!lead) return false;
    const before = stateBefore(lead, changes);
    mark(changes, { state: 'saving', changes, before });
    try {
      const { lead: saved, entry } = await callAdmin(
        'admin-lead-update',
        { id: lead.id, ...changes, ...(undone?.entryId && { undo_entry_id: undone.entryId }) },
        key === undefined ? {} : { idempotencyKey: key },
      );
      put(saved);
      mark(
        changes,
        undone ? undefined : { state: 'saved', changes, before, ...(entry && { entryId: entry.id }) },
      );
      tellSuccess(...toastOf(changes));
      onSaved();
      return true;
    } catch (error) {
      mark(changes, undone ?? { state: 'failed', changes, before });
      tellFailure(error, failureOf(changes));
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
    save: (changes, key) => track(write(changes, undefined, key)),
    undo: async (field) => {
      const last = marks[field];
      if (last?.state === 'saved') await track(write(last.before, last, undefined));
    },
    settled: () => Promise.all(underWay.current),
  };
}
