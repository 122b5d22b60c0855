import { type FormEvent, useState } from 'react';
import type { TimelineAddition } from '#domain/timeline.ts';
import { FormField } from '../form-field.tsx';

interface AddEventProps {
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A free-text entry for the timeline, for the customer's eyes where ticked. */
export function AddEvent({ add, onClose }: AddEventProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const answers = new FormData(form);
    const status = String(answers.get('eventStatus')).trim();
    if (status === '') {
      setProblem('Status is required');
      form.querySelector<HTMLElement>('[name=eventStatus]')?.focus();
      return;
    }
    setBusy(true);
    const note = String(answers.get('eventNote')).trim();
    const added = await add({ status, is_public: answers.has('eventPublic'), ...(note !== '' && { note }) });
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
        autoFocus
        problem={problem}
        onChange={() => setProblem(undefined)}
      />
      <div className="field">
        <label htmlFor="eventNote">Note</label>
        <textarea id="eventNote" name="eventNote" rows={2} maxLength={2000} />
      </div>
      <label className="check">
        <input type="checkbox" name="eventPublic" />
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
