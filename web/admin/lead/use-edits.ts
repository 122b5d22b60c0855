import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Lead, LeadSeen, LeadUpdate } from '#domain/lead.ts';
import { ApiError } from '../../api/call-operation.ts';
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
  /**
   * Saves only the named fields; resolves to whether it worked. Never rejects. With `notesSeen`, newer notes of
   * another admin are not overwritten.
   */
  readonly save: (changes: LeadUpdate, notesSeen?: string | null) => Promise<boolean>;
  /** Two versions of the notes, until the admin chooses. */
  readonly notesConflict: NotesConflict | undefined;
  readonly endNotesConflict: () => void;
  /** Restores the value from before the field's last edit. */
  readonly undo: (field: EditedField) => Promise<void>;
  /** Counts other work as a pending edit. */
  readonly track: (work: Promise<boolean>) => Promise<boolean>;
  /** Resolves once no edit is pending: true if all of them worked. */
  readonly settled: () => Promise<boolean>;
}

interface NotesConflict {
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** What the admin sees of a field that another admin may have changed. */
const seenOf = (lead: Lead, changes: LeadUpdate, notesSeen: string | null | undefined): LeadSeen => ({
  ...(changes.internal_notes !== undefined && notesSeen !== undefined && { internal_notes_seen: notesSeen }),
  ...(changes.est_price_min !== undefined && { est_price_max_seen: lead.est_price_max ?? null }),
  ...(changes.est_price_max !== undefined && { est_price_min_seen: lead.est_price_min ?? null }),
});

interface Edit {
  readonly changes: LeadUpdate;
  readonly before: LeadUpdate;
  readonly undone?: Mark;
  readonly seen: LeadSeen;
}

const failureOf = ({ status }: LeadUpdate) =>
  status === undefined ? 'Failed to update lead' : 'Failed to update status';

/** Optimistic edits of a lead, each saved on its own and rolled back if refused. */
export function useEdits(id: string, { current, put, reload, onChanged }: LoadedLead): Edits {
  const client = useQueryClient();
  const [marks, setMarks] = useState<Marks>({});
  const [notesConflict, setNotesConflict] = useState<NotesConflict>();
  /** Calls without an answer: what the page shows may not be stored yet. */
  const unanswered = useRef(0);
  const underWay = useRef(new Set<Promise<boolean>>());

  const mark = (changes: LeadUpdate, next: Mark | undefined) =>
    setMarks((last) => ({
      ...last,
      ...Object.fromEntries(fieldsOf(changes).map((field) => [field, next])),
    }));

  const { mutateAsync } = useMutation({
    mutationFn: ({ changes, undone, seen }: Edit) =>
      callAdmin('admin-lead-update', {
        id,
        ...changes,
        ...seen,
        ...(undone?.entryId && { undo_entry_id: undone.entryId }),
      }),
    onSuccess: ({ lead, entry }, { changes, before, undone }) => {
      put(lead);
      if (changes.internal_notes !== undefined) setNotesConflict(undefined);
      const done = { state: 'saved', changes, before, ...(entry && { entryId: entry.id }) } as const;
      mark(changes, undone ? undefined : done);
      tellSuccess(...toastOf(changes));
      onChanged();
    },
    onError: (error, { changes, before, undone }) => {
      changeLead(client, id, (lead) => rolledBack(lead, changes, before));
      mark(changes, undone ?? { state: 'failed', changes, before });
      if (error instanceof ApiError && error.internalNotes !== undefined) {
        setNotesConflict({ mine: changes.internal_notes ?? null, theirs: error.internalNotes });
      }
      tellFailure(error, failureOf(changes));
      // Refused, perhaps because of a concurrent change: the current state helps to retry.
      reload();
    },
    onSettled: () => {
      unanswered.current -= 1;
    },
  });

  const track = (work: Promise<boolean>): Promise<boolean> => {
    underWay.current.add(work);
    work.finally(() => underWay.current.delete(work));
    return work;
  };
  const write = async (
    changes: LeadUpdate,
    { undone, notesSeen }: { undone?: Mark; notesSeen?: string | null | undefined } = {},
  ): Promise<boolean> => {
    const lead = current();
    if (!lead) return false;
    const before = stateBefore(lead, changes);
    mark(changes, { state: 'saving', changes, before });
    changeLead(client, id, (shown) => changed(shown, changes));
    const seen = unanswered.current === 0 && !undone ? seenOf(lead, changes, notesSeen) : {};
    unanswered.current += 1;
    return mutateAsync({ changes, before, seen, ...(undone && { undone }) }).then(
      () => true,
      () => false,
    );
  };

  return {
    marks,
    track,
    notesConflict,
    endNotesConflict: () => setNotesConflict(undefined),
    save: (changes, notesSeen) => track(write(changes, { notesSeen })),
    undo: async (field) => {
      const last = marks[field];
      if (last?.state === 'saved') await track(write(last.before, { undone: last }));
    },
    settled: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
