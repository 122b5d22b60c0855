import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';

export function NotesField({ context }: { readonly context: LeadContext }) {
  return (
    <>
      <EditField context={context} field="internal_notes" span={6} rows={3} />
      <NotesChoice context={context} />
    </>
  );
}

function NotesChoice({
  context: { form, save, notesConflict, endNotesConflict },
}: {
  readonly context: LeadContext;
}) {
  if (!notesConflict) return null;
  const { mine, theirs } = notesConflict;
  const show = (notes: string | null) => form.resetField('internal_notes', { defaultValue: notes ?? '' });
  const write = async (notes: string | null) => {
    if (await save({ internal_notes: notes }, { notesSeen: theirs })) show(notes);
  };
  const both = [theirs, mine].filter(Boolean).join('\n\n');
  return (
    <div className="f6 question" role="alert">
      <p>In another tab, or by somebody else, these notes were changed to:</p>
      <blockquote className="notes-theirs">{theirs ?? '(no notes)'}</blockquote>
      <p>You wrote:</p>
      <blockquote className="notes-theirs">{mine ?? '(no notes)'}</blockquote>
      <button type="button" className="adm-link" onClick={() => write(both)}>
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
