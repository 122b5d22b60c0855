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
