import { useState } from 'react';
import { appointmentCalledOff } from '#domain/appointment.ts';
import { isStatus, type Status, statuses, statusLabels } from '#domain/statuses.ts';
import { CancelAppointment } from './cancel-appointment.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { SavedMark } from './saved-mark.tsx';

/** Any status at any time. Calling off an appointment that the customer knows of asks first. */
export function StatusField({ desk }: { readonly desk: LeadDesk }) {
  const { lead, marks, save } = desk;
  const [asking, setAsking] = useState(false);
  const choose = (status: Status) => {
    if (appointmentCalledOff(lead, { status })) setAsking(true);
    else save({ status });
  };
  const underWay = marks.status?.state === 'saving' ? marks.status.changes.status : undefined;
  return (
    <div className="field f6">
      <span className="field__bar">
        <label htmlFor="status">Status</label>
        <SavedMark desk={desk} field="status" />
      </span>
      <select
        id="status"
        name="status"
        value={underWay ?? lead.status}
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
