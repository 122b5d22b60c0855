import { EditField } from './edit-field.tsx';
import type { LeadDesk } from './lead-desk.ts';

/** Internal notes, and the choice between two versions of them. */
export function NotesField({ desk }: { readonly desk: LeadDesk }) {
  return (
    <>
      <EditField desk={desk} field="internal_notes" span={6} rows={3} />
      <NotesChoice desk={desk} />
    </>
  );
}

function NotesChoice({ desk: { form, save, notesConflict, endNotesConflict } }: { readonly desk: LeadDesk }) {
  if (!notesConflict) return null;
  const { mine, theirs } = notesConflict;
  const show = (notes: string | null) => form.resetField('internal_notes', { defaultValue: notes ?? '' });
  const write = async (notes: string | null) => {
    if (await save({ internal_notes: notes }, theirs)) show(notes);
  };
  const both = [theirs, mine].filter(Boolean).join('\n\n');
  return (
    <div className="f6 question" role="alert">
      <p>Another admin has changed these notes to:</p>
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
        Keep theirs
      </button>
    </div>
  );
}
