import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead, LeadSeen } from '#domain/lead.ts';
import { ApiError } from '../../api/call-operation.ts';
import { NotSent, Unanswered } from '../../api/once.ts';
import { changeLead, type LoadedLead, timesAsked } from '../data/use-lead.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import {
  changed,
  type EditedField,
  fieldsOf,
  type Mark,
  type Marks,
  rolledBack,
  type SaveOptions,
  stateBefore,
  toastOf,
} from './edit.ts';
import { forgetEdit, isKeepable, keepEdit, keptEdits, meets, type UnsentEdit } from './unsent-edits.ts';

export interface Edits {
  readonly marks: Marks;
  /** Resolves to whether it worked, never rejects. */
  readonly save: (changes: LeadUpdate, options?: SaveOptions) => Promise<boolean>;
  /** Two versions of the notes, until the admin chooses. */
  readonly notesConflict: NotesConflict | undefined;
  readonly endNotesConflict: () => void;
  readonly undo: (field: EditedField) => Promise<void>;
  /** Made without a line, over values that are others now: the admin chooses. */
  readonly overtaken: readonly UnsentEdit[];
  readonly settleOvertaken: (edit: UnsentEdit, use: 'mine' | 'theirs') => void;
  /** What stands there is meant, not what was put there without a line. */
  readonly takeBackUnsaved: (field: EditedField) => void;
  /** Counts other work as a pending edit. */
  readonly track: (work: Promise<boolean>) => Promise<boolean>;
  /** Resolves once no edit is pending: true if all of them worked. */
  readonly settled: () => Promise<boolean>;
}

interface NotesConflict {
  readonly mine: string | null;
  readonly theirs: string | null;
}

const nameOf = ({ changes }: UnsentEdit): string => JSON.stringify(changes);

/** The other end of a price as the admin sees it, which may have been changed elsewhere; not while it is on its way. */
const pricesSeen = (
  lead: Lead,
  changes: LeadUpdate,
  isUnderWay: (field: EditedField) => boolean,
): LeadSeen => ({
  ...(changes.est_price_min !== undefined &&
    !isUnderWay('est_price_max') && { est_price_max_seen: lead.est_price_max ?? null }),
  ...(changes.est_price_max !== undefined &&
    !isUnderWay('est_price_min') && { est_price_min_seen: lead.est_price_min ?? null }),
});

/** An edit without an answer: what the page shows of it may not be stored yet. */
interface Sent {
  readonly changes: LeadUpdate;
  readonly saved: Promise<boolean>;
}

interface Edit {
  readonly changes: LeadUpdate;
  readonly before: LeadUpdate;
  readonly undone?: Mark;
  readonly seen: LeadSeen;
  readonly options: SaveOptions;
}

const failureOf = ({ status }: LeadUpdate) =>
  status === undefined ? 'Failed to update lead' : 'Failed to update status';

/** Optimistic edits of a lead, each saved on its own and rolled back if refused. */
export function useEdits(id: string, { current, asked, openedAfter, refresh }: LoadedLead): Edits {
  const client = useQueryClient();
  const [marks, setMarks] = useState<Marks>({});
  const [notesConflict, setNotesConflict] = useState<NotesConflict>();
  const [overtaken, setOvertaken] = useState<readonly UnsentEdit[]>([]);
  const underWay = useRef(new Set<Promise<boolean>>());
  /** The question whose answer an edit that is kept needs at least; none for one that was seen to. */
  const needs = useRef(new Map<string, number>());

  const mark = (changes: LeadUpdate, next: Mark | undefined) =>
    setMarks((last) => ({
      ...last,
      ...Object.fromEntries(fieldsOf(changes).map((field) => [field, next])),
    }));

  /** A later edit of a field waits for the one before, so that one that is asked again never overwrites it. */
  const newest = useRef(new Map<EditedField, Sent>());
  const { perform } = useOnce('admin-lead-update');

  /** Notes are written over those that were seen, or over those of this page that were saved since. */
  const notesSeenBy = async ({ changes, undone, options }: Edit, earlier: readonly Sent[]) => {
    if (changes.internal_notes === undefined || undone) return {};
    const last = earlier.find((sent) => 'internal_notes' in sent.changes);
    const seen = last && (await last.saved) ? last.changes.internal_notes : options.notesSeen;
    return seen === undefined ? {} : { internal_notes_seen: seen };
  };

  const send = async (edit: Edit, earlier: readonly Sent[]) => {
    const { changes, before, undone, options } = edit;
    await Promise.all(earlier.map(({ saved }) => saved));
    const seen = { ...edit.seen, ...(await notesSeenBy(edit, earlier)) };
    const undo = undone?.entryId === undefined ? {} : { undo_entry_id: undone.entryId };
    const overlap = options.overlap && { overlap: options.overlap };
    try {
      const { entry } = await perform({ id, ...changes, ...seen, ...undo, ...overlap }, { mayMail: false });
      if (changes.internal_notes !== undefined) setNotesConflict(undefined);
      forgetEdit(id, changes);
      setOvertaken((last) =>
        last.filter((edit) => !fieldsOf(edit.changes).some((field) => field in changes)),
      );
      const done = { state: 'saved', changes, before, ...(entry && { entryId: entry.id }) } as const;
      mark(changes, undone ? undefined : done);
      tellSuccess(...toastOf(changes));
      return true;
    } catch (error) {
      changeLead(client, id, (lead) => rolledBack(lead, changes, before));
      const state = error instanceof Unanswered ? 'unknown' : 'failed';
      const later = error instanceof NotSent && { unsent: options };
      const lead = current();
      const isKept = isKeepable(changes) && !undone && (later || state === 'unknown');
      const edit = { changes, before };
      needs.current.set(nameOf(edit), later ? timesAsked() + 1 : Number.POSITIVE_INFINITY);
      if (lead && isKept) keepEdit(lead, edit);
      else forgetEdit(id, changes);
      const overlaps = error instanceof ApiError && error.conflicts && { overlaps: true as const };
      const theirs = error instanceof ApiError ? error.internalNotes : undefined;
      const contested = theirs !== undefined && { contested: true as const };
      const { notesSeen } = options;
      const kept = later && isKept && { isKept: true as const };
      mark(
        changes,
        undone ?? { state, changes, before, notesSeen, ...later, ...kept, ...overlaps, ...contested },
      );
      if (theirs !== undefined) {
        setNotesConflict({ mine: changes.internal_notes ?? null, theirs });
        return false;
      }
      // Where there was no line, the field itself says what becomes of what is kept.
      if (!later || !(isKept || changes.internal_notes !== undefined)) tellFailure(error, failureOf(changes));
      return false;
    }
  };

  const track = (work: Promise<boolean>): Promise<boolean> => {
    underWay.current.add(work);
    work.finally(() => underWay.current.delete(work));
    return work;
  };
  const write = async (
    changes: LeadUpdate,
    { undone, ...options }: SaveOptions & { undone?: Mark } = {},
  ): Promise<boolean> => {
    const lead = current();
    if (!lead) return false;
    const before = stateBefore(lead, changes);
    mark(changes, { state: 'saving', changes, before });
    changeLead(client, id, (shown) => changed(shown, changes));
    const seen = undone ? {} : pricesSeen(lead, changes, (field) => newest.current.has(field));
    const fields = fieldsOf(changes);
    const earlier = fields.flatMap((field) => newest.current.get(field) ?? []);
    const saved = send({ changes, before, seen, options, ...(undone && { undone }) }, earlier);
    const sent = { changes, saved };
    for (const field of fields) newest.current.set(field, sent);
    await saved;
    for (const field of fields) if (newest.current.get(field) === sent) newest.current.delete(field);
    return saved;
  };

  const sendUnsent = useEffectEvent(() => {
    if (keptEdits(id).length > 0) refresh();
    // A field whose edit was undone has none.
    for (const last of new Set<Mark | undefined>(Object.values(marks))) {
      if (last?.unsent && !last.isKept) track(write(last.changes, last.unsent));
    }
  });
  const restore = useEffectEvent((answered: number) => {
    const lead = current();
    for (const edit of lead ? keptEdits(id) : []) {
      const { changes, before } = edit;
      const needed = needs.current.get(nameOf(edit)) ?? openedAfter + 1;
      const isOpen = needed !== Number.POSITIVE_INFINITY;
      if (!lead || !isOpen || fieldsOf(changes).some((field) => marks[field]?.state === 'saving')) continue;
      if (answered < needed) {
        mark(changes, { state: 'failed', changes, before, unsent: {}, isKept: true });
        if (navigator.onLine) refresh();
        continue;
      }
      needs.current.set(nameOf(edit), Number.POSITIVE_INFINITY);
      const met = meets(edit, lead);
      if (met === 'seen') {
        track(write(changes));
        continue;
      }
      mark(changes, undefined);
      if (met === 'mine') forgetEdit(id, changes);
      else setOvertaken((last) => [...last, edit]);
    }
  });
  // What was kept meets the lead as it is now, not as the device knew it.
  useEffect(() => restore(asked), [asked]);
  useEffect(() => {
    // One listener for good: one that is put in while others hear of the line misses it.
    const onLine = () => sendUnsent();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, []);

  return {
    marks,
    track,
    notesConflict,
    endNotesConflict: () => {
      setNotesConflict(undefined);
      mark({ internal_notes: null }, undefined);
    },
    save: (changes, options) => track(write(changes, options)),
    undo: async (field) => {
      const last = marks[field];
      if (last?.state === 'saved') await track(write(last.before, { undone: last }));
    },
    overtaken,
    settleOvertaken: (edit, use) => {
      setOvertaken((last) => last.filter((one) => one !== edit));
      if (use === 'mine') track(write(edit.changes));
      else forgetEdit(id, edit.changes);
    },
    takeBackUnsaved: (field) => {
      if (!marks[field]?.isKept) return;
      forgetEdit(id, { [field]: null });
      mark({ [field]: null }, undefined);
    },
    settled: async () => (await Promise.all(underWay.current)).every(Boolean),
  };
}
