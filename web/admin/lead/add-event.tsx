import { type FormEvent, useState } from 'react';
import type { TimelineAddition } from '#domain/timeline.ts';
import { FormField } from '../form-field.tsx';
import type { TypedEvent } from './use-lead-drafts.ts';

interface AddEventProps {
  /** What was typed so far, perhaps before the lead was closed. */
  readonly typed: TypedEvent | undefined;
  readonly onType: (typed: TypedEvent) => void;
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
  readonly onClose: () => void;
}

const empty: TypedEvent = { status: '', note: '', isPublic: false };

/** A free-text entry for the timeline, for the customer's eyes where ticked. */
export function AddEvent({ typed, onType, add, onClose }: AddEventProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const event = typed ?? empty;

  const submit = async (submission: FormEvent<HTMLFormElement>) => {
    submission.preventDefault();
    if (busy) return;
    const form = submission.currentTarget;
    const status = event.status.trim();
    if (status === '') {
      setProblem('Status is required');
      form.querySelector<HTMLElement>('[name=eventStatus]')?.focus();
      return;
    }
    setBusy(true);
    const note = event.note.trim();
    const added = await add({ status, is_public: event.isPublic, ...(note !== '' && { note }) });
    setBusy(false);
    if (added) onClose();
  };

  return (
    <form className="add-event" noValidate onSubmit={submit}>
      <FormField
        id="eventStatus"
        label="Event status"
        maxLength={120}
        autoComplete="off"
        autoFocus={typed === undefined}
        problem={problem}
        value={event.status}
        onChange={({ target }) => {
          onType({ ...event, status: target.value });
          setProblem(undefined);
        }}
      />
      <div className="field">
        <label htmlFor="eventNote">Note</label>
        <textarea
          id="eventNote"
          name="eventNote"
          rows={2}
          maxLength={2000}
          value={event.note}
          onChange={({ target }) => onType({ ...event, note: target.value })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          name="eventPublic"
          checked={event.isPublic}
          onChange={({ target }) => onType({ ...event, isPublic: target.checked })}
        />
        <span>Show to the customer</span>
      </label>
      <div className="btn-row">
        <button type="submit" className="btn btn--main btn--small" aria-disabled={busy}>
          {busy ? 'Saving...' : 'Save Event'}
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
