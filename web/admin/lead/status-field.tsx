import { useState } from 'react';
import { appointmentCalledOff } from '#domain/appointment.ts';
import { isStatus, type Status, statuses, statusLabels } from '#domain/statuses.ts';
import { CancelAppointment } from './cancel-appointment.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { SavedMark } from './saved-mark.tsx';
import { useHeldChoice } from './use-held-choice.ts';

/** Any status at any time. Calling off an appointment that the customer knows of asks first. */
export function StatusField({ desk }: { readonly desk: LeadDesk }) {
  const { lead, marks, save } = desk;
  const [asking, setAsking] = useState(false);
  const underWay = marks.status?.state === 'saving' ? marks.status.changes.status : undefined;
  const shown = underWay ?? lead.status;
  const choice = useHeldChoice((status: Status) => {
    if (status !== shown) save({ status });
  });
  // Asked at once, also amid the keys: a question cannot wait for the lead to be closed.
  const choose = (status: Status) => {
    if (!appointmentCalledOff(lead, { status })) return choice.take(status);
    choice.drop();
    setAsking(true);
  };
  return (
    <div className="field f6">
      <span className="field__bar" tabIndex={-1}>
        <label htmlFor="status">Status</label>
        {choice.held === undefined ? (
          <SavedMark desk={desk} field="status" />
        ) : (
          <span className="saved saved--wait">Enter saves</span>
        )}
      </span>
      <select
        id="status"
        name="status"
        value={choice.held ?? shown}
        onKeyDown={choice.onKeyDown}
        onBlur={choice.commit}
        onChange={({ target }) => isStatus(target.value) && choose(target.value)}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
      <CancelAppointment desk={desk} open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
