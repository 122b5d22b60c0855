import { type EditedField, fieldLabels, isFinal, stillHolds } from './edit.ts';
import type { LeadDesk } from './lead-desk.ts';

interface SavedMarkProps {
  readonly desk: LeadDesk;
  readonly field: EditedField;
}

/** Focuses the line around a button that is about to unmount, so the next Tab reaches the field. */
const leaveFocus = (button: HTMLElement) => button.closest<HTMLElement>('.field__bar')?.focus();

export function SavedMark({ desk, field }: SavedMarkProps) {
  const mark = desk.marks[field];
  if (mark?.state === 'saving') return <span className="saved saved--wait">Saving</span>;
  if (mark?.state === 'failed') {
    return (
      <span className="saved saved--bad">
        Not saved
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => {
            leaveFocus(currentTarget);
            desk.save(mark.changes);
          }}
        >
          Try again<span className="vh"> to save {fieldLabels[field]}</span>
        </button>
      </span>
    );
  }
  // Someone else, or an email, has changed the value since: nothing to undo.
  if (!mark || !stillHolds(desk.lead, mark)) return null;
  return (
    <span className="saved">
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      Saved
      {!isFinal(mark) && (
        <button
          type="button"
          className="link"
          onClick={({ currentTarget }) => {
            leaveFocus(currentTarget);
            desk.undo(field);
          }}
        >
          Undo<span className="vh"> {fieldLabels[field]}</span>
        </button>
      )}
    </span>
  );
}
