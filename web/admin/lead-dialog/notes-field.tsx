import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { useOnline } from '../use-online.ts';

export function NotesField({ context }: { readonly context: LeadContext }) {
  const isOnline = useOnline();
  const isUnsaved = context.form.formState.dirtyFields.internal_notes === true;
  const hint =
    isUnsaved && !isOnline
      ? 'Only on this device so far. It’s saved once this lead is open with signal; Today shows it until then.'
      : undefined;
  return (
    <>
      <EditField context={context} field="internal_notes" span={6} rows={3} hint={hint} />
      <NotesChoice context={context} />
    </>
  );
}

/** What only one of two versions says stands in what comes of them, what both say once. */
function joined(theirs: string | null, mine: string | null): string {
  const known = new Set((theirs ?? '').split('\n').map((line) => line.trim()));
  const added = (mine ?? '').split('\n').filter((line) => !known.has(line.trim()));
  return [theirs, added.join('\n').trim()].filter(Boolean).join('\n\n');
}

function NotesChoice({
  context: { form, marks, save, notesConflict, endNotesConflict },
}: {
  readonly context: LeadContext;
}) {
  if (!notesConflict) return null;
  const { mine, theirs } = notesConflict;
  const show = (notes: string | null) => form.resetField('internal_notes', { defaultValue: notes ?? '' });
  const write = async (notes: string | null) => {
    if (marks.internal_notes?.state === 'saving') return;
    if (await save({ internal_notes: notes }, { notesSeen: theirs })) show(notes);
  };
  return (
    <div className="f6 question" role="alert">
      <p>In another tab or on another device, these notes were changed to:</p>
      <blockquote className="notes-theirs">{theirs ?? '(no notes)'}</blockquote>
      <p>You wrote:</p>
      <blockquote className="notes-theirs">{mine ?? '(no notes)'}</blockquote>
      <button type="button" className="adm-link" onClick={() => write(joined(theirs, mine))}>
        Keep both
      </button>{' '}
      <button type="button" className="adm-link" onClick={() => write(mine)}>
        Keep mine
      </button>{' '}
      <button
        type="button"
        className="adm-link"
        onClick={() => {
          show(theirs);
          endNotesConflict();
        }}
      >
        Keep what’s saved
      </button>
    </div>
  );
}
