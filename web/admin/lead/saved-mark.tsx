import { useOnline } from '../use-online.ts';
import { type EditedField, fieldLabels, isFinal, stillHolds } from './edit.ts';
import type { LeadContext } from './lead-context.ts';

interface SavedMarkProps {
  readonly context: LeadContext;
  readonly field: EditedField;
}

/** Focuses the line around a button that is about to unmount, so the next Tab reaches the field. */
const leaveFocus = (button: HTMLElement) => button.closest<HTMLElement>('.field__bar')?.focus();

export function SavedMark({ context, field }: SavedMarkProps) {
  const mark = context.marks[field];
  const isOnline = useOnline();
  if (mark?.state === 'saving') return <span className="saved saved--wait">Saving</span>;
  if (mark?.unsent && (!isOnline || mark.isKept))
    return <span className="saved saved--wait">Not saved yet</span>;
  if (mark?.state === 'failed' || mark?.state === 'unknown') {
    return (
      <span className="saved saved--bad">
        {mark.state === 'failed' ? 'Not saved' : 'Maybe not saved'}
        {!mark.contested && (
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => {
              leaveFocus(currentTarget);
              context.save(mark.changes, { overlap: mark.overlaps, notesSeen: mark.notesSeen });
            }}
          >
            {mark.overlaps ? 'Save anyway' : 'Try again'}
            <span className="vh">
              {mark.overlaps ? ': ' : ' to save '}
              {fieldLabels[field]}
            </span>
          </button>
        )}
      </span>
    );
  }
  // Someone else, or an email, has changed the value since: nothing to undo.
  if (!mark || !stillHolds(context.lead, mark)) return null;
  return (
    <span className="saved">
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      Saved
      {!isFinal(context.lead, mark) && (
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => {
            leaveFocus(currentTarget);
            context.undo(field);
          }}
        >
          Undo<span className="vh"> {fieldLabels[field]}</span>
        </button>
      )}
    </span>
  );
}
